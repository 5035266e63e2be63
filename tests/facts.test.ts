import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadSite } from "../app/content-model/load-site.ts";

/* A fact has one home. */

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(ts|tsx|mjs|js|css|ya?ml|mdx?|json|html)$/.test(file))
  // Tests have facts of their own, whatever the clinic's are.
  .filter((file) => !/^tests\/|\.test\.ts$/.test(file))
  // A file that is deleted and not committed yet is still listed.
  .filter((file) => file !== "package-lock.json" && existsSync(file));

const { clinic } = loadSite();

test.each([
  ["phone", clinic.phone.display],
  ["text number", clinic.text.display],
  ["fax", clinic.fax.display],
  ["first poison line", clinic.poisonLines[0]?.display ?? ""],
  ["second poison line", clinic.poisonLines[1]?.display ?? ""],
  ["e-mail address", clinic.email],
  ["booking address", clinic.booking.url],
])("the %s stands in content/clinic.yaml alone", (_name, fact) => {
  const homes = files.filter((file) => readFileSync(file, "utf8").includes(fact));
  expect(homes).toEqual(["content/clinic.yaml"]);
});

test("no text of content types a fact that has a token", () => {
  const texts = files.filter((file) =>
    /^content\/((pages|services|articles|areas|legal)\/|questions|arriving)/.test(file),
  );
  expect(texts.length).toBeGreaterThan(25);
  for (const file of texts) {
    const words = readFileSync(file, "utf8").replace(/^meta:\n(?: {2}.*\n)+/m, "");
    expect(words, file).not.toContain(clinic.name.full);
    expect(words, file).not.toContain(clinic.address.full);
  }
});
