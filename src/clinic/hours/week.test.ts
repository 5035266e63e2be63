import { expect, test } from "vitest";
import { weekText } from "./week.ts";

test("neighboring days with the same hours are one line, and a break makes two times", () => {
  const day = [{ opens: "08:00", closes: "17:00" }];
  const morning = [{ opens: "00:05", closes: "12:00" }];
  const broken = [...morning, { opens: "13:30", closes: "17:00" }];
  const start = { Monday: day, Tuesday: day, Wednesday: day, Thursday: broken, Friday: morning };
  expect(weekText({ ...start, Saturday: [], Sunday: [] })).toEqual([
    { days: "Monday to Wednesday", times: "8 AM to 5 PM" },
    { days: "Thursday", times: "12:05 AM to noon, 1:30 PM to 5 PM" },
    { days: "Friday", times: "12:05 AM to noon" },
    { days: "Saturday, Sunday", times: "closed" },
  ]);
});
