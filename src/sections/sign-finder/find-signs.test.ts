import { expect, test } from "vitest";
import { signFinder } from "./find-signs.ts";

const find = signFinder([
  { name: "Saying goodbye", words: "put to sleep" },
  { name: "Bad breath", level: "visit" },
  { name: "A weak puppy", level: "leave", words: "limp puppy" },
  { name: "A mild limp", level: "today", words: "limping, limp" },
  { name: "Vomited only once", level: "today", words: "threw up once, vomiting" },
  { name: "Vomiting", level: "call", words: "threw up twice, vomiting blood, vómito" },
  { name: "Can’t pee", level: "call", words: "blood, litter box, vomiting" },
  { name: "Trouble breathing", level: "leave", words: "gasping, vomiting, can’t breathe" },
  { name: "Not breathing", level: "leave" },
  { name: "Lilies, tulips", level: "leave", words: "toadstool" },
  { name: "Heavy bleeding", level: "call", words: "won’t stop bleeding, was shot" },
  { name: "Vaccines", words: "shots" },
]);

test.each([
  // Stop words find nothing, but decide between two.
  ["is my dog not breathing?", ["Not breathing", "Trouble breathing"]],
  // With a straight apostrophe, a curly one, or none, and with accents or without.
  ["CAN'T pee", ["Can’t pee"]],
  ["can’t pee", ["Can’t pee"]],
  ["cant pee", ["Can’t pee"]],
  ["vomito", ["Vomiting"]],
  // First what says all that is typed and no more, and three at most. Of equals, the most urgent.
  ["vomiting", ["Trouble breathing", "Vomiting", "Can’t pee"]],
  ["threw up", ["Vomiting", "Vomited only once"]],
  ["put to sleep", ["Saying goodbye"]],
  // What is said of a puppy is found only if a puppy is typed.
  ["limp", ["A mild limp"]],
  ["limp puppies", ["A weak puppy", "A mild limp"]],
  // Other forms count less than those of the table, and the start of a word as much.
  ["limping puppy", ["A mild limp"]],
  ["limped", ["A mild limp"]],
  ["shots", ["Vaccines"]],
  ["toa", ["Lilies, tulips"]],
  // A weak word of several finds nothing.
  ["won’t stop scratching", []],
  // Two words are joined, one is taken apart, and typos are corrected: one letter of five, two of
  // seven.
  ["toad stool", ["Lilies, tulips"]],
  ["litterbox", ["Can’t pee"]],
  ["ate lilly", ["Lilies, tulips"]],
  ["bleadign", ["Heavy bleeding"]],
  ["gobbye", []],
  ["limg", []],
])("%s", (typed, found) => expect(find(typed)?.map(({ name }) => name)).toEqual(found));

test("nothing is looked for until a telling word is typed", () => {
  expect(["", " ", "?!", "br", "my dog is"].map(find)).toEqual(Array(5).fill(undefined));
});
