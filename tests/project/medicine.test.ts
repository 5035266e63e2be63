import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

/*
 * What nobody changes by accident: the signs that mean "Leave now", and the numbers that a source fixes
 * (content/signs.yaml names the sources). Whoever changes one of these on purpose changes it here, too.
 */

type Sign = { id: string; level: string; page?: string };
const { list, aftercare } = parse(readFileSync("content/signs.yaml", "utf8"));
const signs: Sign[] = [...list, ...aftercare];

const leave =
  "bloat breathing cat-panting choking cold collapse heat hit-by-car low-sugar male-cat milk-fever not-breathing smoke snakebite wound";

test.each(leave.split(" "))("%s is “Leave now”", (id) => {
  expect(signs.find((sign) => sign.id === id)?.level).toBe("leave");
});

test.each([
  ["heat", "cooling stops", /Stop[^.]* 103°F/],
  ["temperature", "a fever", /Over 103°F/],
  ["temperature", "call", /Call now at 104\b/],
  ["temperature", "leave", /Leave now at 105\b/],
  ["breaths", "fast", /Over 30 a minute/],
  ["not-breathing", "presses and breaths", /30 presses[^.]*twice/],
  ["not-breathing", "presses", /twice a second/],
  ["not-breathing", "depth", /a third to a half/],
  ["not-breathing", "a change of helpers", /two minutes/],
  ["seizure", "leave", /five minutes/],
  ["birth", "hard straining", /20-30 minutes/],
  ["birth", "a stuck newborn", /stuck for 10 minutes/],
  ["birth", "a pause", /two hours/],
])("%s: the number of %s", (id, _, number) => {
  const sign = signs.find((one) => one.id === id);
  // Some stand on a page, whose text has the rest.
  const page = sign?.page ? readFileSync(`content${sign.page}.mdx`, "utf8") : "";
  expect(JSON.stringify(sign) + page).toMatch(number);
});
