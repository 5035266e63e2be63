import { expect, test } from "vitest";
import { signTable } from "./sign-table.ts";

test("in a text, signs are by level, and what has a first line of its own is under that line", () => {
  const later = { id: "later", name: "A limp", level: "visit" } as const;
  const plain = { id: "plain", name: "Fits", level: "leave" } as const;
  const cool = { id: "cool", name: "Heat", level: "leave", first: "Cool, then go." } as const;
  const { byNote } = signTable([later, plain, cool], {
    levels: {
      leave: { note: "Leave now" },
      call: { note: "Call us" },
      today: { note: "Call today" },
      visit: { note: "Book a visit" },
    },
  });
  expect(byNote(["later", "plain", "cool", "gone"])).toEqual([
    { note: "Cool, then go. Leave now", items: [cool] },
    { note: "Leave now", items: [plain] },
    { note: "Book a visit", items: [later] },
  ]);
});
