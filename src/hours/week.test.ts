import { expect, test } from "vitest";
import { site } from "../../tests/site.ts";
import { clinicNode } from "../site/structured-data/clinic-node.ts";
import { clockText, type Hours, weekText } from "./week.ts";

const day = [{ opens: "08:00", closes: "17:00" }];
const workdays = { Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: day };
const week = { ...workdays, Saturday: [], Sunday: [] };

test.each([
  ["00:00", "12 AM"],
  ["08:00", "8 AM"],
  ["12:00", "noon"],
  ["12:05", "12:05 PM"],
  ["23:59", "11:59 PM"],
])("%s is %s", (time, text) => expect(clockText(time)).toBe(text));

test("neighboring days with the same hours are one line, and a break makes two times", () => {
  const broken = [
    { opens: "08:00", closes: "12:00" },
    { opens: "13:30", closes: "17:00" },
  ];
  const labels = { fromTo: "{from} to {to}", closedAllDay: "closed" };
  expect(weekText({ ...week, Wednesday: broken }, labels)).toEqual([
    { days: "Monday, Tuesday", times: "8 AM to 5 PM" },
    { days: "Wednesday", times: "8 AM to noon, 1:30 PM to 5 PM" },
    { days: "Thursday, Friday", times: "8 AM to 5 PM" },
    { days: "Saturday, Sunday", times: "closed" },
  ]);
  expect(weekText(week, labels)[0]?.days).toBe("Monday to Friday");
  const three = { ...week, Thursday: [], Friday: [] };
  expect(weekText(three, labels)[0]?.days).toBe("Monday to Wednesday");
});

/** The hours in structured data. */
function forSearchEngines(changes: Partial<Hours>) {
  const short = [{ opens: "08:00", closes: "12:00" }];
  const closures = [
    { from: "2026-11-26", until: "2026-11-26", name: "Thanksgiving" },
    { from: "2026-12-24", until: "2026-12-24", hours: short },
    { from: "2026-12-28", until: "2026-12-30" },
  ];
  const hours: Hours = { week, closures, settledYears: [], status: "confirmed", ...changes };
  const node = clinicNode({ ...site, clinic: { ...site.clinic, hours } });
  return [node.openingHoursSpecification, node.specialOpeningHoursSpecification];
}

test("search engines get the week, as one entry where its days are alike", () => {
  const Saturday = [{ opens: "09:00", closes: "12:00" }];
  expect(forSearchEngines({ week: { ...week, Saturday } })[0]).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "08:00",
      closes: "17:00",
    },
    expect.objectContaining({ dayOfWeek: ["Saturday"], closes: "12:00" }),
  ]);
});

test("search engines get closures once these are confirmed", () => {
  expect(forSearchEngines({ status: "unconfirmed" })[1]).toBeUndefined();
  const all = {
    validFrom: "2026-11-26",
    validThrough: "2026-11-26",
    opens: "00:00",
    closes: "00:00",
  };
  expect(forSearchEngines({})[1]).toMatchObject([
    { name: "Thanksgiving", ...all },
    { validFrom: "2026-12-24", validThrough: "2026-12-24", opens: "08:00", closes: "12:00" },
    { ...all, validFrom: "2026-12-28", validThrough: "2026-12-30" },
  ]);
});
