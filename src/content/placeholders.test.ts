import { expect, test } from "vitest";
import { findPlaceholders } from "./placeholders.ts";

test.each([
  ["Ask [name] at [phone].", ["[name]", "[phone]"]],
  ["- [ ] A leash\n- [x] [name]", ["[name]"]],
  ["[What it costs](/services#cost)", []],
  ["[What it costs][c], [c][] and [C].\n\n[c]: /services#cost", []],
  ["[name][c] and [c]", ["[name]", "[c]", "[c]"]],
])("brackets are a blank to fill in, but for those of links and boxes: %j", (text, blanks) => {
  expect(findPlaceholders(text).map(({ found }) => found)).toEqual(blanks);
});
