import { expect, test } from "vitest";
import { plainText, unbrokenText } from "../formatting/text.ts";
import { mark, splitMarked, unmarked } from "./marks.ts";

const sentence = `Call ${mark("phone", "(864) 555-0177")} in 2 hours, before the X-ray: ${mark("email", "a@b.vet")}`;

test("a marked number leads somewhere, the same number in words does not, and words stay whole", () => {
  expect(splitMarked(sentence)).toEqual([
    "Call ",
    { text: "(864) 555-0177", keep: "word", to: "phone" },
    " in ",
    { text: "2 hours", keep: "word" },
    ", before the ",
    { text: "X-ray", keep: "word" },
    ": ",
    { text: "a@b.vet", to: "email" },
  ]);
  expect(splitMarked("(864) 555-0177")).toEqual([{ text: "(864) 555-0177", keep: "word" }]);
  expect(splitMarked("Nothing special")).toEqual(["Nothing special"]);
});

test("where there is no element for its pieces, a text is plain, or does not break in them", () => {
  const words = "Call (864) 555-0177 in 2 hours, before the X-ray: a@b.vet";
  expect(unmarked(sentence)).toBe(words);
  expect(plainText(splitMarked(sentence))).toBe(words);
  expect(unbrokenText(splitMarked("The X-ray in 2 hours"))).toBe("The X-\u2060ray in 2\u00a0hours");
});
