import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clinicFile } from "../../src/clinic/clinic.ts";
import { factsOf } from "../../src/clinic/facts.ts";
import { readSite } from "../../src/site/read-site.ts";

/* Lists that stand in the docs, too. */

const rules: string = "../../.dependency-cruiser.mjs";
const { tower }: { tower: string[] } = await import(rules);

test("the docs say what is on each floor of the tower, in its order", () => {
  const [, table = ""] = readFileSync("docs/architecture.md", "utf8").split("| In `src` |");
  const rows = table.split("\n\n")[0]?.match(/^\| .+? \|/gm) ?? [];
  const floors = rows.flatMap((row) => row.match(/(?<=`)\w+(?=`)/g) ?? []);
  expect(floors.map((floor) => `src/${floor}`)).toEqual(tower);
  const folders = readdirSync("src").map((name) => `src/${name.replace(".ts", "")}`);
  expect(folders.toSorted()).toEqual([...tower, "src/fonts"].toSorted());
  const layers: string[] = readFileSync("src/styles/layers.css", "utf8").match(/\w+/g) ?? [];
  const above = tower.map((floor) => floor.slice(4)).filter((floor) => layers.includes(floor));
  expect(layers.filter((layer) => above.includes(layer))).toEqual(above.toReversed());
});

test("the docs list every fact", () => {
  const clinic = readSite("tests/clinic").get(clinicFile);
  const facts = factsOf({ clinic, figures: {}, doctor: "Dr. Ann Ames", drives: [12] });
  const docs = readFileSync("content/README.md", "utf8");
  const named = Array.from(docs.matchAll(/`{([a-zA-Z]+\.[a-zA-Z]+)}`/g), ([, name]) => name);
  expect(named.toSorted()).toEqual([...facts.keys()].toSorted());
});
