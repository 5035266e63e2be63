import { expect, test } from "vitest";
import { site } from "../../tests/site.ts";
import { plainText } from "../formatting/text.ts";
import { loadSignFinder } from "./load-sign-finder.ts";

const { entries } = loadSignFinder(site);
const answerTo = (name: string) => entries.find((entry) => entry.name === name);

test("an answer has what is done first, its level, what raises it, and where to read on", () => {
  for (const { name, words, level, first, unless, poison } of site.signs.signs) {
    if (words === undefined) continue;
    const answer = answerTo(name);
    expect(answer).toMatchObject({ level, href: expect.stringMatching(/^\/.+/) });
    expect(answer?.first).toBe(first);
    expect(answer?.isPoison).toBe(poison);
    const { text } = site.labels.levels[level];
    expect(answer?.text).toBe([text, unless ?? []].map(plainText).join(" ").trim());
  }
});

test("a poison says in its own words what to do, and has the poison lines", () => {
  for (const { thing, level, act } of site.signs.poisons) {
    const text = [plainText(site.signs.poisonLevels[level]), act ?? []].flat().join(" ");
    expect(answerTo(thing)).toMatchObject({ level, text, isPoison: true });
  }
});
