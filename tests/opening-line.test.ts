import { expect, test } from "vitest";
import { loadShell } from "../app/prerender/load-shell.ts";
import { loadSite } from "../app/prerender/load-site.ts";
import { longestOpeningLine, openingLine } from "../app/sections/opening-hours/opening-line.ts";
import { openingState } from "../app/sections/opening-hours/opening-state.ts";

const site = loadSite();

/** The shell of a clinic that has confirmed its hours. */
function confirmed(closures: (typeof site.clinic.hours)["closures"]) {
  const { hours } = site.clinic;
  const { clinic, labels } = loadShell({
    ...site,
    clinic: {
      ...site.clinic,
      hours: { ...hours, closures, closuresListedFor: [2026], status: "confirmed" },
    },
  });
  if (clinic.hours === undefined) throw new Error("confirmed hours are not in the shell");
  return { hours: clinic.hours, labels };
}

const words = confirmed([
  { date: "2026-11-26", name: "Thanksgiving" },
  { date: "2026-12-24", hours: [{ opens: "08:30", closes: "12:00" }] },
  ...["22", "23", "25", "28", "29", "30"].map((day) => ({ date: `2026-12-${day}` })),
]);

test.each([
  ["2026-11-20T12:00:00-05:00", "Open until 5 PM"],
  ["2026-11-20T18:00:00-05:00", "Closed. Opens Monday at 8 AM"],
  ["2026-11-23T07:00:00-05:00", "Closed. Opens today at 8 AM"],
  ["2026-11-23T17:00:00-05:00", "Closed. Opens tomorrow at 8 AM"],
  ["2026-11-26T12:00:00-05:00", "Closed for Thanksgiving. Opens tomorrow at 8 AM"],
  ["2026-12-24T09:00:00-05:00", "Open until 12 PM"],
  ["2026-12-24T12:00:00-05:00", "Closed. Opens Dec 31 at 8 AM"],
  ["2026-12-23T20:00:00-05:00", "Closed. Opens tomorrow at 8:30 AM"],
])("%s: %s", (instant, line) => {
  const state = openingState(words.hours, new Date(instant));
  expect(state && openingLine(state, words)).toBe(line);
});

test("no line of a year is longer than the room that is kept", () => {
  const longest = longestOpeningLine(words);
  expect(words.hours.longestLine).toBe(longest);
  let seen = 0;
  for (let instant = Date.UTC(2026, 0, 1); instant < Date.UTC(2027, 0, 1); instant += 3_600_000) {
    const state = openingState(words.hours, new Date(instant));
    if (state === undefined) continue;
    seen += 1;
    expect(openingLine(state, words).length).toBeLessThanOrEqual(longest.length);
  }
  expect(seen).toBeGreaterThan(8000);
});

test("hours that are not confirmed do not reach a page", () => {
  const { hours } = site.clinic;
  const unconfirmed = { ...site.clinic, hours: { ...hours, status: "unconfirmed" as const } };
  expect(loadShell({ ...site, clinic: unconfirmed }).clinic.hours).toBeUndefined();
});
