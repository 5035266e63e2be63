import { expect, test } from "vitest";
import { createSearch } from "./search.ts";

const items = [
  { name: "Bloat", words: "swollen belly gas" },
  { name: "A limp", words: "hobbling paw" },
  { name: "Can’t pee", words: "orina" },
  { name: "A swollen face", words: "hives" },
  { name: "A limp tail", words: "" },
];
const search = createSearch(items);

test.each([
  // By the name, by another word for it, by the beginning of a word, and with a letter wrong.
  ["bloat", ["Bloat"]],
  ["my dog is hobbling", ["A limp"]],
  ["hobb", ["A limp"]],
  ["hobling", ["A limp"]],
  // The more words fit, the better. Of equals, the first item.
  ["swollen belly", ["Bloat", "A swollen face"]],
  ["limp", ["A limp", "A limp tail"]],
  // Accents, capitals and apostrophes do not count.
  ["ORÍNA pee’s", ["Can’t pee"]],
  // Two letters may begin anything, and some words say nothing.
  ["li", []],
  ["what is my dog", []],
])("“%s” finds %j", (typed, names) => expect(search(typed).map(({ name }) => name)).toEqual(names));
