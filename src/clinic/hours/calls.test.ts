import { expect, test } from "vitest";
import { type CallPlace, callsByState, type Lines } from "./calls.ts";

/* A star is a color. */
const us = "*phone button";
const even = "phone button, hospital";
const away = "*hospital, phone closed";
const red = "*phone emergency, hospital";
const quiet = "phone emergency, hospital";
const outside = "*hospital, phone emergency";
const twice = "phone emergency, phone button";
const ours = "phone button, phone closed";

test.each<[CallPlace, Lines["answered"], hasHospital: boolean, calls: Record<string, string>]>([
  ["usual", "while-open", true, { unknown: even, open: us, closed: away }],
  ["usual", "while-open", false, { unknown: even, open: us, closed: away }],
  ["usual", "day-and-night", true, { "unknown open closed": us }],
  ["emergency", "while-open", true, { unknown: quiet, open: red, closed: away }],
  ["emergencyHead", "while-open", true, { "unknown open": red, closed: outside }],
  ["emergencyEnd", "while-open", true, { unknown: quiet, open: red, closed: away }],
  ["emergencyEnd", "while-open", false, { unknown: twice, open: `*${twice}`, closed: ours }],
])("%s, answered %s, a hospital: %s", (place, answered, hasHospital, expected) => {
  const lists: Record<string, string> = {};
  for (const { when, to, words, isFilled } of callsByState(place, { answered, hasHospital })) {
    const call = [isFilled && "*", to, words && ` ${words}`].filter(Boolean).join("");
    lists[when] = [lists[when] ?? [], call].flat().join(", ");
  }
  expect(lists).toEqual(expected);
});
