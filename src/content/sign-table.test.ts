import { expect, test } from "vitest";
import { site } from "../../tests/site.ts";
import { signTable } from "./sign-table.ts";

test("signs are listed by level, the soonest first, without empty levels", () => {
  const { signs } = site.signs;
  const { byLevel, sign } = signTable({ signs }, site.labels);
  const today = signs.find(({ level }) => level === "today");
  const leave = signs.find(({ level }) => level === "leave");
  if (today === undefined || leave === undefined) throw new Error("a level has no sign");
  const note = (level: "leave" | "today") => site.labels.levels[level].note;
  expect(byLevel([today, leave, today])).toEqual([
    { level: "leave", note: note("leave"), items: [leave] },
    { level: "today", note: note("today"), items: [today, today] },
  ]);
  expect(sign(today.id)).toBe(today);
});

test("a table that cannot be read is empty, and has no sign to give", () => {
  expect(signTable().ids).toEqual([]);
  expect(() => signTable().sign("hiccups")).toThrow("content/signs.yaml has no hiccups");
});
