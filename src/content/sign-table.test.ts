import { expect, test } from "vitest";
import { linkSigns, signTable } from "./sign-table.ts";

test("in a text, signs are by level, and what has a first line of its own is under that line", () => {
  const { byNote } = signTable([], {
    levels: {
      leave: { note: "Leave now" },
      call: { note: "Call us" },
      today: { note: "Call today" },
      visit: { note: "Book a visit" },
    },
  });
  const later = { level: "visit" } as const;
  const plain = { level: "leave" } as const;
  const cool = { level: "leave", first: "Cool first, then go." } as const;
  expect(byNote([later, plain, cool, plain])).toEqual([
    { note: "Cool first, then go. Leave now", items: [cool] },
    { note: "Leave now", items: [plain, plain] },
    { note: "Book a visit", items: [later] },
  ]);
});

test("a sign is found by its id; a table that cannot be read has none", () => {
  const fits = { id: "fits", level: "call", name: "Fits" } as const;
  expect(signTable([fits]).sign("fits")).toBe(fits);
  expect(signTable().ids).toEqual([]);
  expect(() => signTable().sign("hiccups")).toThrow("content/signs.yaml has no hiccups");
});

test.each([
  ["Go by “Heatstroke,” first", "Go by [“Heatstroke,”](#heat) first"],
  ['See "Overheated"', 'See ["Overheated"](#heat)'],
  ["Say “help” now.", "Say “help” now."],
])(
  "a card’s name in quotes leads to it; other words in quotes lead nowhere: %s",
  (text, linked) => {
    expect(linkSigns(text, [{ id: "heat", name: "Heatstroke", key: "Overheated" }])).toBe(linked);
  },
);
