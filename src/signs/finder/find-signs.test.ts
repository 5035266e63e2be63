import { expect, test } from "vitest";
import { signFinder } from "./find-signs.ts";

const entries = [
  { name: "Bloat", level: "leave", phrases: "bloat\nfat gut\nhard gut" },
  { name: "Poison", level: "call", phrases: "ate grape", isPoison: true, eating: ["ate"] },
  { name: "Fits", level: "call", phrases: "fit\nstiff leg" },
  {
    name: "A limp",
    level: "today",
    phrases: "bad leg\nhurt paw\nlimp",
    raisedBy: [["car", "hit"]],
  },
  { name: "Itching", level: "visit", phrases: "bad skin\nitch\nred ear" },
  { name: "Exams", phrases: "exam" },
  { name: "Rabbits", phrases: "rabbit", onlyAnswer: true },
  { name: "", phrases: "airport\nbad airport" },
] as const;
const find = await signFinder(entries, { synonyms: "bloat,gdv\nate,gulp", fillers: "my has a" });

test.each([
  ["has", undefined, undefined],
  ["my dog has a limp", true, ["A limp"]],
  // Misspelled, and another word for it.
  ["limpp", true, ["A limp"]],
  ["gdv", true, ["Bloat"]],
  ["paw leg", true, ["A limp", "Fits"]],
  // Unsure, because two fit, or nothing: the more urgent is first.
  ["limp fit", false, ["Fits", "A limp"]],
  ["xyzzy", false, []],
  ["bad airport", false, []],
  // Eaten, but not known what. Another animal is the only answer.
  ["limp gulp xyzzy", true, ["Poison", "A limp"]],
  ["rabbit limp", true, ["Rabbits"]],
  // Half a word says nothing.
  ["my fi", undefined, undefined],
  ["my fit", true, ["Fits"]],
])("“%s”: sure %s, %j", (typed, isSure, names) => {
  const answer = find(typed);
  expect(answer?.isSure).toBe(isSure);
  expect(answer?.found.map(({ name }) => name)).toEqual(names);
});

test("a word raises a level", () => {
  expect(find("limp car")?.found).toMatchObject([{ name: "A limp", level: "today" }]);
  expect(find("limp car hit")?.found).toMatchObject([{ name: "A limp", level: "leave" }]);
});

test("of a story, what two parts agree on is first", () => {
  const told = "limp hurt paw itch skin red ear";
  expect(find(`${told} fat gut`)?.found[0]).toMatchObject({ name: "Itching" });
  expect(find(`${told}${" fat gut".repeat(8)}`)?.found[0]).toMatchObject({ name: "Bloat" });
});
