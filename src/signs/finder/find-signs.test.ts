import { expect, test } from "vitest";
import { signFinder } from "./find-signs.ts";

const entries = [
  { name: "Bloat", level: "leave", phrases: "bloat\nfat gut\nhard gut" },
  { name: "Fits", level: "call", phrases: "fit\nstiff leg" },
  { name: "A limp", level: "today", phrases: "bad leg\nhurt paw\nlimp" },
  { name: "Itching", level: "visit", phrases: "bad skin\nitch\nred ear" },
  { name: "Exams", phrases: "exam" },
  { name: "", phrases: "airport\nbad airport" },
] as const;
const find = await signFinder(entries, { synonyms: "bloat,gdv", fillers: "my has a" });

test.each([
  ["has", undefined],
  ["my dog has a limp", ["A limp"]],
  // Misspelled, and another word for it.
  ["limpp", ["A limp"]],
  ["gdv", ["Bloat"]],
  // Of some as near, the more urgent is first; of others, the nearer.
  ["limp fit", ["Fits", "A limp"]],
  ["paw leg", ["A limp", "Fits"]],
  ["exam limp fit bloat", ["Bloat", "Fits", "A limp"]],
  ["bad airport", []],
])("“%s” finds %j", (typed, names) => {
  expect(find(typed)?.map(({ entry }) => entry.name)).toEqual(names);
});
