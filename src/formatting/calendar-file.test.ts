import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const maker = "A Clinic; Cats, Dogs";
const now = new Date("2026-08-31T23:30:05.123Z");
const title = "Zoë’s visit; teeth, claws \\ ears";
const text = `${"Ünïcödé, and 🐈 after 🐕; ".repeat(12)}\nsecond line`;
const write = () => calendarFile({ day: "2028-02-29", title, text, maker, now });

function eventOf(file: string): ICAL.Component {
  const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
  if (event === undefined) throw new Error("The file has no event");
  return event;
}

test("a reminder is an event of a full day, with an alarm at 9 a.m.", () => {
  const event = eventOf(write());
  const { startDate, endDate, summary, description } = new ICAL.Event(event);
  expect(startDate.isDate).toBe(true);
  expect(startDate.toString()).toBe("2028-02-29");
  expect(endDate.toString()).toBe("2028-03-01");
  expect([summary, description]).toEqual([title, text]);
  expect(event.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-08-31T23:30:05Z");
  const alarms = event.getAllSubcomponents("valarm");
  const times = alarms.map((alarm) => alarm.getFirstPropertyValue("trigger")?.toString());
  expect(times).toEqual(["PT9H"]);
});

test("two reminders are two events", () => {
  const uid = () => new ICAL.Event(eventOf(write())).uid;
  expect(uid()).not.toBe(uid());
});

test("a line has 75 octets at most, and cuts no letter", () => {
  const lines = write().split("\r\n");
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || !line.isWellFormed())).toEqual([]);
});
