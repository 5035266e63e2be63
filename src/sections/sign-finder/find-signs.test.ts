import { expect, test } from "vitest";
import { findSigns } from "./find-signs.ts";

const entries = [
  { name: "Saying goodbye", phrases: ["put to sleep"] },
  { name: "Bad breath", level: "visit", phrases: [] },
  { name: "A weak puppy", level: "leave", phrases: ["limp puppy"] },
  { name: "A mild limp", level: "today", phrases: ["limping", "limp"] },
  { name: "Vomited only once", level: "today", phrases: ["threw up once", "vomiting"] },
  { name: "Vomiting", level: "call", phrases: ["threw up twice", "vomiting blood"] },
  { name: "Can’t pee", level: "call", phrases: ["blood"] },
  { name: "Trouble breathing", level: "leave", phrases: ["gasping", "vomiting"] },
  { name: "Not breathing", level: "leave", phrases: [] },
] as const;
const names = (typed: string) => findSigns(entries, typed)?.map(({ name }) => name);

test.each([
  // Stop words find nothing, but decide between two.
  ["is my dog not breathing?", ["Not breathing", "Trouble breathing", "Bad breath"]],
  // With a straight apostrophe, a curly one, or none.
  ["CAN'T pee", ["Can’t pee"]],
  ["can’t pee", ["Can’t pee"]],
  ["cant pee", ["Can’t pee"]],
  // A prefix of three letters or more finds a word, after those that match whole.
  ["breath", ["Bad breath", "Trouble breathing", "Not breathing"]],
  ["limp", ["A mild limp", "A weak puppy"]],
  ["threw up", ["Vomiting", "Vomited only once"]],
  // First the phrase with most of the words, then what has one of them whole.
  ["threw up once", ["Vomited only once", "Vomiting"]],
  ["vomiting blood", ["Vomiting", "Trouble breathing", "Can’t pee", "Vomited only once"]],
  // If two fit equally, the more urgent is first; what has no level is last.
  ["vomiting", ["Trouble breathing", "Vomiting", "Vomited only once"]],
  ["put to sleep", ["Saying goodbye"]],
  // If two words are typed, a prefix of only one of them finds nothing.
  ["breath smells", ["Bad breath"]],
  ["price of brea", []],
  // If nothing else fits, one letter of five may be wrong, or two of eight.
  ["braeth", ["Bad breath", "Trouble breathing", "Not breathing"]],
  ["gasbing", ["Trouble breathing"]],
  ["vomitting", ["Trouble breathing", "Vomiting", "Vomited only once"]],
  ["brethinng", ["Trouble breathing", "Not breathing", "Bad breath"]],
  ["goddbye", ["Saying goodbye"]],
  ["gobbye", []],
  ["limg", []],
])("%s", (typed, found) => expect(names(typed)).toEqual(found));

test("nothing is looked for until a telling word is typed", () => {
  expect(["", " ", "?!", "br", "my dog is"].map(names)).toEqual(Array(5).fill(undefined));
});

test("six at most", () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ name: `Cough ${index}`, phrases: [] }));
  expect(findSigns(many, "cough")).toHaveLength(6);
});
