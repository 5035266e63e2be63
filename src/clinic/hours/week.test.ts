import { expect, test } from "vitest";
import { clockText, weekText } from "./week.ts";

const day = [{ opens: "08:00", closes: "17:00" }];
const workdays = { Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: day };
const week = { ...workdays, Saturday: [], Sunday: [] };

test("the hour after midnight is 12", () => expect(clockText(5)).toBe("12:05 AM"));

test("neighboring days with the same hours are one line, and a break makes two times", () => {
  const broken = [
    { opens: "08:00", closes: "12:00" },
    { opens: "13:30", closes: "17:00" },
  ];
  const morning = broken.slice(0, 1);
  expect(weekText({ ...week, Wednesday: broken, Thursday: morning })).toEqual([
    { days: "Monday, Tuesday", times: "8 AM to 5 PM" },
    { days: "Wednesday", times: "8 AM to noon, 1:30 PM to 5 PM" },
    { days: "Thursday", times: "8 AM to noon" },
    { days: "Friday", times: "8 AM to 5 PM" },
    { days: "Saturday, Sunday", times: "closed" },
  ]);
  expect(weekText(week)[0]?.days).toBe("Monday to Friday");
});
