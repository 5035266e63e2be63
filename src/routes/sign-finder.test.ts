import { expect, test } from "vitest";
import { site } from "../../tests/site.ts";
import { plainText } from "../formatting/text.ts";
import { loadSignFinder } from "./sign-finder.ts";

test("an answer says when the same sign is more urgent, and what to do about a poison", () => {
  const { entries, words } = loadSignFinder(site);
  const expectAnswer = (name: string, text: string) =>
    expect(entries).toContainEqual(expect.objectContaining({ name, text }));
  const { signs, poisons } = site.signs;
  const textOf = (level: (typeof signs)[number]["level"]) =>
    plainText(site.labels.levels[level].text);
  for (const { name, words, level, unless } of signs) {
    if (words !== undefined) expectAnswer(name, unless ? plainText(unless) : textOf(level));
  }
  for (const { thing, level, act } of poisons) expectAnswer(thing, act ?? textOf(level));
  for (const [level, heading] of Object.entries(words.levels)) {
    expect(site.labels.levels[level as keyof typeof words.levels].heading).toBe(heading);
  }
});
