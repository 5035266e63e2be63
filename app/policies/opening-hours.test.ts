import { expect, test } from "vitest";
import { loadSite } from "../prerender/load-site.ts";
import { clockWords, daysAlike, type Hours, weekWords } from "./opening-hours.ts";
import { clinicThing } from "./structured-data.ts";

const day = [{ opens: "08:00", closes: "17:00" }];
const week = {
  Monday: day,
  Tuesday: day,
  Wednesday: day,
  Thursday: day,
  Friday: day,
  Saturday: [],
  Sunday: [],
};
const words = { fromTo: "{from} to {to}", closedAllDay: "closed" };

test.each([
  ["00:00", "12 AM"],
  ["08:00", "8 AM"],
  ["12:00", "noon"],
  ["12:05", "12:05 PM"],
  ["17:30", "5:30 PM"],
  ["23:59", "11:59 PM"],
])("%s is %s", (time, told) => expect(clockWords(time)).toBe(told));

test("neighboring days with the same hours are told as one", () => {
  expect(weekWords(week, words)).toEqual([
    { days: "Monday to Friday", times: "8 AM to 5 PM" },
    { days: "Saturday, Sunday", times: "closed" },
  ]);
  const broken = {
    ...week,
    Wednesday: [
      { opens: "08:00", closes: "12:00" },
      { opens: "13:30", closes: "17:00" },
    ],
    Saturday: [{ opens: "09:00", closes: "12:00" }],
  };
  expect(weekWords(broken, words)).toEqual([
    { days: "Monday, Tuesday", times: "8 AM to 5 PM" },
    { days: "Wednesday", times: "8 AM to noon, 1:30 PM to 5 PM" },
    { days: "Thursday, Friday", times: "8 AM to 5 PM" },
    { days: "Saturday", times: "9 AM to noon" },
    { days: "Sunday", times: "closed" },
  ]);
});

test("days alike need not be neighbors", () => {
  expect(daysAlike({ ...week, Wednesday: [] }).map(({ days }) => days.join())).toEqual([
    "Monday,Tuesday,Thursday,Friday",
    "Wednesday,Saturday,Sunday",
  ]);
});

/** What search engines are told about the hours. */
function told(hours: Partial<Hours>) {
  const site = loadSite();
  const clinic = {
    ...site.clinic,
    hours: { ...site.clinic.hours, week, closures: [], status: "unconfirmed" as const, ...hours },
  };
  const thing = clinicThing({ ...site, clinic });
  return {
    usual: thing.openingHoursSpecification,
    special: thing.specialOpeningHoursSpecification,
  };
}

test("search engines are told the week, as one entry where its days are alike", () => {
  expect(told({})).toEqual({
    usual: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "08:00",
      closes: "17:00",
    },
    special: undefined,
  });
  expect(
    told({ week: { ...week, Saturday: [{ opens: "09:00", closes: "12:00" }] } }).usual,
  ).toMatchObject([{ closes: "17:00" }, { dayOfWeek: ["Saturday"], closes: "12:00" }]);
});

test("search engines are told of closures once these are confirmed", () => {
  const closures = [
    { date: "2026-11-26", name: "Thanksgiving" },
    { date: "2026-12-24", hours: [{ opens: "08:00", closes: "12:00" }] },
  ];
  expect(told({ closures }).special).toBeUndefined();
  expect(told({ closures, status: "confirmed" }).special).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      name: "Thanksgiving",
      validFrom: "2026-11-26",
      validThrough: "2026-11-26",
      opens: "00:00",
      closes: "00:00",
    },
    {
      "@type": "OpeningHoursSpecification",
      validFrom: "2026-12-24",
      validThrough: "2026-12-24",
      opens: "08:00",
      closes: "12:00",
    },
  ]);
});
