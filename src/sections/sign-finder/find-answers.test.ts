import { expect, test } from "vitest";
import type { Level } from "../../formatting/levels.ts";
import { answerFinder } from "./find-answers.ts";

const entry = (name: string, level: Level | undefined, words = "") => ({
  name,
  level,
  words: words.split(", "),
});

const entries = [
  entry("Threw up once", "today", "vomited once"),
  entry("Vomiting that won’t stop", "call", "threw up twice, vomited"),
  entry("A mild limp", "today", "lame"),
  entry("Not breathing", "leave", "stopped breathing"),
  entry("Breathing fast while asleep", "today", "breaths a minute"),
  entry("Can’t pee", "call", "straining"),
  entry("Peeing more", "today", "pee a lot"),
  entry("Lilies", "leave", "lily, flowers"),
  entry("Saying goodbye", undefined, "put to sleep"),
];
const find = answerFinder(entries);
const names = (typed: string) => find(typed).map(({ name }) => name);

test.each([
  ["my dog threw up twice", "Vomiting that won’t stop"],
  ["threw up once", "Threw up once"],
  ["Limping", "A mild limp"],
  ["LIMPS a bit", "A mild limp"],
  // Either apostrophe, or none.
  ["can't pee", "Can’t pee"],
  ["can’t pee", "Can’t pee"],
  ["cant pee", "Can’t pee"],
  // Words that say nothing alone may decide between two.
  ["not breathing", "Not breathing"],
  // Not finished, and with a typo.
  ["straini", "Can’t pee"],
  ["vomitting", "Vomiting that won’t stop"],
  ["cat chewed a lily", "Lilies"],
  ["put to sleep", "Saying goodbye"],
])("%s: %s", (typed, name) => expect(names(typed)[0]).toBe(name));

test("of what fits as well, the most urgent comes first", () => {
  const levels = ["leave", "call", "today", "visit"] as const;
  const alike = levels.map((level, index) => entry(`Sign ${index}`, level, "vomited")).reverse();
  expect(answerFinder(alike)("vomited").map(({ level }) => level)).toEqual(levels);
});

test("what fits much less is left out", () => {
  expect(names("threw up once")).not.toContain("A mild limp");
});

test("of words that say nothing nothing is found, nor without any", () => {
  expect(["my dog has that", "", "  ", "xyzzy", "?!"].map(names)).toEqual([[], [], [], [], []]);
});
