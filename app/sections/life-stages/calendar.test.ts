import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { addMonths, formatDate, today } from "../../policies/dates.ts";
import { calendarFile } from "./calendar-file.ts";

describe("a day, months later", () => {
  test.each([
    ["2026-03-15", 6, "2026-09-15"],
    ["2026-08-31", 6, "2027-02-28"],
    ["2027-08-31", 6, "2028-02-29"],
    ["2028-02-29", 12, "2029-02-28"],
    ["2028-02-29", 6, "2028-08-29"],
    ["2026-12-31", 12, "2027-12-31"],
    ["2097-12-31", 24, "2099-12-31"],
  ])("%s and %i months: %s", (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });

  test.each(["", "null", "2026-02-30", "2026-13-01", "26-01-01", "1999-12-31", "12026-01-01"])(
    "“%s” is no day",
    (day) => expect(addMonths(day, 6)).toBeUndefined(),
  );

  test("today is the day where the visitor is, whatever day it is in Greenwich", () => {
    expect(today(new Date(2026, 1, 28, 0, 5))).toBe("2026-02-28");
    expect(today(new Date(2026, 1, 28, 23, 55))).toBe("2026-02-28");
  });

  test("a day is said in words", () => {
    expect(formatDate("2028-02-29")).toBe("February 29, 2028");
  });
});

const words = { maker: "A Clinic; Cats, Dogs", now: new Date("2026-08-31T23:30:05.123Z") };
const parse = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent");
  expect(events).toHaveLength(1);
  return { calendar, event: events[0] as ICAL.Component };
};

describe("the file", () => {
  const title = "Zoë’s visit; teeth, claws \\ ears";
  const text = `${"Ünïcödé, and 🐈 after 🐕; ".repeat(12)}\nsecond line`;
  const file = calendarFile({ day: "2028-02-29", title, text, ...words });

  test("is an event of one whole day, told with an alarm", () => {
    const { calendar, event } = parse(file);
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(calendar.getFirstPropertyValue("prodid")).toBe("-//A Clinic; Cats, Dogs//EN");
    const { startDate, endDate, summary, description, uid } = new ICAL.Event(event);
    expect(startDate.isDate).toBe(true);
    expect(startDate.toString()).toBe("2028-02-29");
    expect(endDate.toString()).toBe("2028-03-01");
    expect(summary).toBe(title);
    expect(description).toBe(text);
    expect(uid).toMatch(/^20260831T233005Z-[a-z0-9]+$/);
    expect(event.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-08-31T23:30:05Z");
    expect(event.getAllSubcomponents("valarm")).toHaveLength(1);
  });

  test("ends each line with CR and LF, after 75 octets at most, and cuts no letter", () => {
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const lines = file.split("\r\n");
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\uD800-\uDBFF]$|^ ?[\uDC00-\uDFFF]/);
    }
  });

  test("has a name of its own each time", () => {
    const again = calendarFile({ day: "2028-02-29", title, text, ...words });
    expect(new ICAL.Event(parse(again).event).uid).not.toBe(new ICAL.Event(parse(file).event).uid);
  });
});
