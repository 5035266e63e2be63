import { expect, test } from "vitest";
import { type FinderEntry, findSigns } from "./find-signs.ts";

const entry = (name: string, level: FinderEntry["level"], words = ""): FinderEntry => ({
  ...{ name, level, words },
  ...{ text: "Some text.", href: "/somewhere" },
});

const entries = [
  entry("Threw up once", "today", "vomited once, threw up once"),
  entry("Vomiting that won’t stop", "call", "threw up twice, vomited"),
  entry("A mild limp", "today", "lame"),
  entry("Not eating", "today", "won’t eat"),
  entry("Chocolate", "call", "ate chocolate"),
  entry("Lilies", "leave", "lily, flowers"),
  entry("Can’t jump", "visit"),
];

test.each([
  ["my dog threw up twice", "Vomiting that won’t stop"],
  ["threw up once", "Threw up once"],
  ["Limping", "A mild limp"],
  ["LIMPS a bit", "A mild limp"],
  ["he won't eat", "Not eating"],
  ["choc", "Chocolate"],
  ["can't", "Can’t jump"],
  ["cat chewed a lily", "Lilies"],
])("%s: %s", (typed, name) => expect(findSigns(typed, entries)[0]?.name).toBe(name));

test("as many words: the most urgent first", () => {
  const levels = ["leave", "call", "today", "visit"] as const;
  const found = findSigns("vomited", levels.map((level) => entry("Vomited", level)).reverse());
  expect(found.map(({ level }) => level)).toEqual(levels);
});

test("what has half as many of the words or fewer is left out, and what has none", () => {
  const names = (typed: string) => findSigns(typed, entries).map(({ name }) => name);
  expect(names("threw up once today")).toEqual(["Threw up once", "Vomiting that won’t stop"]);
  expect(names("limp, lame, threw")).toEqual(["A mild limp"]);
});

test("a phrase as it stands comes before its words apart, in capitals, too", () => {
  const both = [entry("Apart", "leave", "up it threw"), entry("Phrase", "visit", "threw up")];
  expect(findSigns(" Threw UP ", both).map(({ name }) => name)).toEqual(["Phrase", "Apart"]);
});

test("of empty words alone nothing is found, nor without any", () => {
  expect(findSigns("my dog has that", entries)).toEqual([]);
  expect(findSigns("", entries)).toEqual([]);
});

test("no more than asked for", () => {
  expect(findSigns("vomited", entries, 1)).toHaveLength(1);
});
