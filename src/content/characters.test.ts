import { expect, test } from "vitest";
import { plainCharacters, sourceText, visibleText } from "./characters.ts";

test.each([
  ["a line break of a word processor", "cats\vdogs", "cats dogs"],
  ["one that Markdown writes", "cats&#12;dogs", "cats dogs"],
  ["a page break, and separators", "a\fb\u2028c\u2029d\x85e", "a b c d e"],
  ["a hyphen of a word processor", "X\x1eray", "X-ray"],
  ["control characters", "a\0b\x07c\x1fd\x7fe\x81f", "abcdef"],
  ["quotes that were read as Latin-1", "isn\x92t \x93so\x94", "isn’t “so”"],
  ["what XML forbids", "a\ufffeb\uffffc\ud800d", "abcd"],
  ["byte-order marks and zero widths", "\ufeffa\u200bb\u200cc\u200dd\u2060e", "abcde"],
  ["direction marks", "\u200ea\u200f \u202ab\u202c \u2066c\u2069", "a b c"],
  ["a letter in two pieces", "cafe\u0301", "caf\u00e9"],
  ["tags outside of a flag", "a\u{e0041}\u{e0042}b", "ab"],
])("takes away %s", (_, text, visible) => {
  expect(visibleText(text)).toBe(visible);
});

test.each([
  ["emoji", "👩‍⚕️ 🐈‍⬛ 👩🏽‍⚕️ 🏳️‍🌈 1️⃣"],
  ["the flag of Scotland", "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
  ["Persian", "می\u200cخواهم"],
  ["Hindi", "क्\u200dष र्\u200cक"],
  ["a line of Thai that may break", "แมว\u200bหมา"],
  ["Hebrew with its marks", "\u2067מרפאה\u2069 10/10\u200f!"],
  ["spaces that keep words together", "Dr.\u00a0Lee, 25\u202fmin, X\u2011ray, hy\u00adphen"],
  ["lines and tabs", "a\n\tb"],
])("keeps %s", (_, text) => {
  expect(visibleText(text)).toBe(text.normalize());
});

test("names, numbers and dates have one kind of space and hyphen", () => {
  const text = "\u00a0Seasonal\u00a0\u202fCare\u200b 864\u2011555\u2010010\u00ad0 \u200e";
  expect(plainCharacters(text)).toBe("Seasonal Care 864-555-0100");
});

test("in a file, lines end alike, and the spaces around marks and at ends are plain", () => {
  expect(sourceText("a: 5\u00a0\r\n\u00a0\u00a0- b:\u00a0c\u00a0d\r##\u00a0Claws\n")).toBe(
    "a: 5 \n  - b: c\u00a0d\n## Claws\n",
  );
});
