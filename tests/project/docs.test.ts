import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSite } from "../../src/assemble/read-site.ts";
import { clinicFile } from "../../src/clinic/clinic.ts";
import { buildFacts } from "../../src/clinic/facts.ts";

test("the docs list every fact", () => {
  const clinic = readSite("tests/clinic").get(clinicFile);
  const facts = buildFacts({ clinic, figures: {}, veterinarian: "Dr. Ann Ames", drives: [12] });
  const docs = readFileSync("content/README.md", "utf8");
  const named = Array.from(docs.matchAll(/`{([a-zA-Z]+\.[a-zA-Z]+)}`/g), ([, name]) => name);
  expect(named.toSorted()).toEqual([...facts.keys()].toSorted());
});
