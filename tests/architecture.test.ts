import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { expect, test } from "vitest";

test("no rule of who may import whom is violated", async () => {
  const rules = await extractDepcruiseOptions("./.dependency-cruiser.mjs");
  const { output } = await cruise(["src", "plugins", "tools", "tests", "vite.config.ts"], rules);
  const { totalCruised, violations } = (output as ICruiseResult).summary;
  expect(totalCruised).toBeGreaterThan(200);
  expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
});
