import { expect, test } from "vitest";
import { currentNotice } from "./current-notice.ts";

const notices = [
  { from: "2026-07-03", until: "2026-07-03" },
  { from: "2026-07-01", until: "2026-07-05" },
  { from: "2026-11-01", until: "2026-11-01" },
];

test.each([
  ["2026-06-30T23:59:59-04:00", -1],
  ["2026-07-01T00:00:00-04:00", 1],
  // Two overlap: the order of the file decides.
  ["2026-07-03T00:00:00-04:00", 0],
  ["2026-07-04T00:00:00-04:00", 1],
  // In Tokyo it is the next day already, in Honolulu not yet.
  ["2026-07-06T12:59:00+09:00", 1],
  ["2026-06-30T18:00:00-10:00", 1],
  // The day on which the clocks go back has 25 hours.
  ["2026-11-01T23:59:59-05:00", 2],
  ["2026-11-02T00:00:00-05:00", -1],
])("%s: %i", (instant, index) => expect(currentNotice(notices, new Date(instant))).toBe(index));
