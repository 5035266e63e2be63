import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

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

  test("has a name of its own each time", () => {
    const again = calendarFile({ day: "2028-02-29", title, text, ...words });
    expect(new ICAL.Event(parse(again).event).uid).not.toBe(new ICAL.Event(parse(file).event).uid);
  });
});
