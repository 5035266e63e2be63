import { expect, test } from "vitest";
import { wordReader } from "./stems.ts";

const { stemsOf } = wordReader({ synonyms: "", fillers: "my is" });

test.each([
  ["limps", "limped", true],
  ["bunny", "bunnies", true],
  ["stop", "stopped", true],
  ["breathe", "breathing", true],
  ["itch", "itchy", true],
  ["pant", "pantin’", true],
  ["sick", "sickness", true],
  ["constipated", "constipation", true],
  ["my café is", "CAFE", true],
  ["won’t", "won`t", true],
  ["102", "104.5", true],
  ["102", "20", false],
  ["pus", "pu", false],
  ["ate", "at", false],
])("“%s” and “%s” have the same stems: %s", (one, other, isSame) => {
  expect(stemsOf(one).join() === stemsOf(other).join()).toBe(isSame);
});
