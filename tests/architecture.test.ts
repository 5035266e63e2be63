import { readFileSync } from "node:fs";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";

test("no rule of who may import whom is violated", async () => {
  const rules = await extractDepcruiseOptions("./.dependency-cruiser.mjs");
  const { output } = await cruise(["src", "plugins", "tools", "tests", "vite.config.ts"], rules);
  const { totalCruised, violations } = (output as ICruiseResult).summary;
  expect(totalCruised).toBeGreaterThan(200);
  expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
});

test("no component says aloud what is not content; Biome refuses text between tags", () => {
  const spoken = /\b(?:alt|title|placeholder|aria-label|aria-description|label)="[^"]*[a-z]{2}/i;
  expect('<svg aria-label="A dog">').toMatch(spoken);
  const components = globSync("src/**/*.tsx");
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((file) => spoken.test(readFileSync(file, "utf8")))).toEqual([]);
});
