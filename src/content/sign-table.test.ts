import { expect, test } from "vitest";
import { site } from "../../tests/site.ts";
import { plainText } from "../formatting/text.ts";
import { linkSigns, signTable } from "./sign-table.ts";

test("in a text, signs are by level, and what has a first line of its own is under that line", () => {
  const { byNote } = signTable([], site.labels);
  const { leave, visit } = site.labels.levels;
  const later = { level: "visit" } as const;
  const plain = { level: "leave" } as const;
  const cool = { level: "leave", first: "Cool first, then go." } as const;
  expect(byNote([later, plain, cool, plain])).toEqual([
    { note: ["Cool first, then go. ", ...leave.note], items: [cool] },
    { note: leave.note, items: [plain, plain] },
    { note: visit.note, items: [later] },
  ]);
});

test("a sign is found by its id; a table that cannot be read has none", () => {
  for (const sign of site.signs.signs) expect(site.signTable.sign(sign.id)).toBe(sign);
  expect(signTable().ids).toEqual([]);
  expect(() => signTable().sign("hiccups")).toThrow("content/signs.yaml has no hiccups");
});

test("a card’s name in quotes leads to it; other words in quotes lead nowhere", () => {
  const cards = [{ id: "heat", name: "Heatstroke", key: "Overheated" }];
  const to = (text: string) => ({ text, href: "#heat" });
  const whole = { text: "24-hour", keep: "word" } as const;
  expect(linkSigns(["Go by “Heatstroke,” first: ", whole], cards)).toEqual([
    "Go by ",
    to("“Heatstroke,”"),
    " first: ",
    whole,
  ]);
  for (const name of ["“Overheated”", "“Heatstroke.”", '"Overheated"', '"Heatstroke,"']) {
    expect(linkSigns([name], cards)).toEqual([to(name)]);
  }
  expect(plainText(linkSigns(["Say “help” now."], cards))).toBe("Say “help” now.");
  expect(linkSigns(["“help”"], cards)).toEqual(["“help”"]);
});
