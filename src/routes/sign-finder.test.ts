import { expect, test } from "vitest";
import { site } from "../../tests/site.ts";
import { plainText } from "../formatting/text.ts";
import { loadSignFinder } from "./sign-finder.ts";

test("an answer says when the same sign is more urgent, and what to do about a poison", () => {
  const { entries } = loadSignFinder(site);
  const answers = new Map(entries.map(({ name, text }) => [name, text]));
  const { signs, poisons } = site.signs;
  const known = signs.filter(({ words, unless }) => words !== undefined && unless !== undefined);
  expect(known).not.toEqual([]);
  for (const { name, unless } of known) expect(answers.get(name)).toBe(plainText(unless ?? []));
  for (const { thing, act } of poisons) expect(answers.get(thing)).toContain(act ?? "");
});
