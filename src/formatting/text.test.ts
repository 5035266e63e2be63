import { expect, test } from "vitest";
import { joinSentences, plainText, type Text, unbrokenText } from "./text.ts";

const call: Text = ["Call ", { text: "(864) 834-1234", keep: "word", to: "phone" }, "."];

test("sentences follow each other with a space, and missing ones leave none", () => {
  const joined = joinSentences(undefined, call, undefined, ["Or come by."]);
  expect(joined).toEqual([...call, " ", "Or come by."]);
  expect(plainText(joined)).toBe("Call (864) 834-1234. Or come by.");
  expect(joinSentences(undefined)).toEqual([]);
});

test("what stays on one line has no place to break, and the rest is as it was", () => {
  expect(unbrokenText(call)).toBe("Call (864)\u00a0834-\u20601234.");
  expect(unbrokenText([{ text: "a well-known line" }])).toBe("a well-known line");
});
