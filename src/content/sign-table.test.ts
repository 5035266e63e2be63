import { expect, test } from "vitest";
import { site } from "../../tests/site.ts";
import { signTable } from "./sign-table.ts";

test("signs are listed by level, the soonest first, without empty levels", () => {
  const { signs } = site.signs;
  const { byLevel, sign } = signTable({ signs }, site.labels);
  const today = signs.find(({ level }) => level === "today");
  const leave = signs.find(({ level }) => level === "leave");
  if (today === undefined || leave === undefined) throw new Error("a level has no sign");
  expect(byLevel([today, leave, today])).toEqual([
    { level: "leave", items: [leave] },
    { level: "today", items: [today, today] },
  ]);
  expect(sign(today.id)).toBe(today);
});

test("in a text, what has a first line of its own is by itself, under that line and then the level", () => {
  const { byNote } = signTable({ signs: [] }, site.labels);
  const { note } = site.labels.levels.leave;
  const plain = { level: "leave" } as const;
  const cool = { level: "leave", first: "Cool first, then go." } as const;
  expect(byNote([plain, cool, plain])).toEqual([
    { note: ["Cool first, then go. ", ...note], items: [cool] },
    { note, items: [plain, plain] },
  ]);
});

test("a table that cannot be read is empty, and has no sign to give", () => {
  expect(signTable().ids).toEqual([]);
  expect(() => signTable().sign("hiccups")).toThrow("content/signs.yaml has no hiccups");
});
