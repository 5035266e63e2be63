import { expect, test } from "vitest";
import { insertFacts } from "./facts.ts";

const facts = new Map([["drive.greer", "25 minutes"]]);

test("a token becomes its fact wherever it stands", () => {
  expect(insertFacts("About {drive.greer}, or {drive.greer}.", facts).text).toBe(
    "About 25 minutes, or 25 minutes.",
  );
});

test("an unknown token is told, and one that the browser completes is left", () => {
  expect(insertFacts("{drive.gear} {count} {}", facts)).toEqual({
    text: "{drive.gear} {count} {}",
    unknown: ["drive.gear", ""],
  });
});
