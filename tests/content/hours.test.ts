import { expect, test } from "vitest";
import { loadHours } from "../../src/clinic/load-shell.ts";
import { addDays, clinicToday } from "../../src/dates.ts";
import { changeContent } from "../support/changed-content.ts";
import { mainText, renderPages, textsOf } from "../support/render-pages.ts";
import { nodeOf } from "../support/structured-data.ts";

const emergency = "/services/emergency";
const always = { emergencyLine: "day-and-night" };

test("without a hospital, the emergency page says how to find one", async () => {
  const content = changeContent();
  const [named] = await renderPages([emergency]);
  expect(mainText(named)).not.toContain("411");
  content.set("clinic.yaml", { "afterHoursHospital.chosen": undefined });
  const [page] = await renderPages([emergency]);
  expect(mainText(page)).toContain("411");
  const buttons = (state: string) =>
    textsOf(page, `[aria-labelledby="closing"] .button[data-when~="${state}"]`);
  expect(buttons("unknown")).toEqual(["Call Emergency Line", "Call (864) 834-4200"]);
  const find = "Closed? Find a 24-hour hospital (new tab)";
  expect(buttons("closed")).toEqual([find, "Call the clinic anyway: (864) 834-4200"]);
});

test.each([
  [{}, "for when we’re open.", "tel:+18642321878", undefined],
  [always, "day and night.", "tel:+18648344200", { opens: "00:00", closes: "23:59" }],
])("with %o, the emergency line is %s", async (fields, note, nightCall, hours) => {
  changeContent().set("clinic.yaml", fields);
  const [home, page] = await renderPages(["/", emergency]);
  const notes = ["for when we’re open.", "day and night."];
  expect(notes.filter((one) => mainText(page).includes(one))).toEqual([note]);
  for (const $ of [home, page]) {
    const filled = $("main :is(.button-urgent, .button-secondary)[data-when~=closed]");
    expect(new Set(filled.map((_, call) => $(call).attr("href")))).toEqual(new Set([nightCall]));
  }
  const { contactPoint, openingHoursSpecification } = nodeOf(home, "VeterinaryCare");
  const hoursAvailable = hours ?? openingHoursSpecification;
  expect(contactPoint).toMatchObject({ hoursAvailable });
});

test("a text gives the hours once pages show them; before, they may be for search engines alone", async () => {
  const content = changeContent();
  content.set("questions.yaml", { "walk-in.answer": "{clinic.hours}" });
  const fullDay = content.get("clinic.yaml", "hours.week.Monday");
  content.set("clinic.yaml", { "hours.week.Thursday": fullDay, "hours.week.Saturday": [] });
  const [before] = await renderPages(["/contact"]);
  expect(mainText(before)).toContain(
    "Monday: 8 AM to 5:30 PM. Tuesday: 8 AM to 12:30 PM, 1:30 PM to 5:30 PM. Wednesday to Friday: 8 AM to 5:30 PM. Saturday, Sunday: closed.",
  );
  content.set("clinic.yaml", { "hours.show": false });
  const [home, contact] = await renderPages(["/", "/contact"]);
  expect(mainText(contact)).not.toContain("AM");
  const closed = textsOf(contact, ":is(header a span, main p > span)[data-when=closed]");
  expect(new Set(closed)).toEqual(new Set(["may be closed", "We may be closed."]));
  const later = { dayOfWeek: ["Tuesday"], opens: "13:30", closes: "17:30" };
  const { openingHoursSpecification } = nodeOf(home, "VeterinaryCare");
  expect(openingHoursSpecification).toContainEqual(expect.objectContaining(later));
});

test("pages have each notice that is not over, and name those due on the day of the build", async () => {
  const content = changeContent();
  const [from, until] = [-1, 20].map((days) => addDays(clinicToday(), days).date);
  const hours = [{ opens: "08:00", closes: "12:00" }];
  const notices = [
    { kind: "closed", text: "Over", from: "2000-01-01" },
    { kind: "closed", text: "Storm", from, until },
    { kind: "news", text: "Hello, Bob", from, until },
    { kind: "other-hours", from: "2999-12-31", hours },
    { kind: "news", text: "A new year", from: "2999-01-02", until: "3000-01-02" },
  ];
  content.set("notices.yaml", { "": notices });
  const [home] = await renderPages(["/"], "public");
  const half = "We’re open from 8 AM to noon on Tuesday, December 31, 2999.";
  const all = ["Storm", "Hello, Bob", half, "A new year"];
  expect(textsOf(home, ".notices p")).toEqual(all);
  expect(textsOf(home, ".opening-hours:first [data-due]")).toEqual(all);
  expect(textsOf(home, ".notices p[data-due~=unknown]")).toEqual(["Storm", "Hello, Bob"]);
  const [preview] = await renderPages(["/"], "preview", "https://preview.vet.org");
  const notice = expect.stringMatching(/^This is a preview /);
  expect(textsOf(preview, ".notices p")).toEqual([notice, ...all]);
  // Browsers know their days, by the same numbers.
  const days = loadHours(content.load()).notices.map((notice) => notice.from);
  expect(days).toEqual([from, from, "2999-12-31", "2999-01-02"]);
  expect(nodeOf(home, "VeterinaryCare").specialOpeningHoursSpecification).toMatchObject([
    // Closed all day.
    { validFrom: from, validThrough: until, opens: "00:00", closes: "00:00" },
    { validFrom: "2999-12-31", opens: "08:00", closes: "12:00" },
  ]);
});
