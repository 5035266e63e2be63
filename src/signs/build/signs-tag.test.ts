import { expect, test } from "vitest";
import { piecesOf } from "../../content/rich-text-data.ts";
import { signsTag } from "./signs-tag.ts";

const call = ["Call us"];
const tag = signsTag(
  [
    { id: "a", level: "call", name: "Fits", looks: ["Odd."] },
    { id: "b", level: "call", name: "A limp", unless: ["Go if it is broken."] },
    { id: "cool", level: "call", name: "Heat", first: "Cool first." },
    { id: "soon", level: "leave", name: "Bloat" },
  ],
  { levelNotes: { leave: ["Leave now"], call, today: ["Today"], visit: ["Later"] } },
);

test("signs of a level are a list, and one alone is a sentence that begins with its level", () => {
  const limp = "A limp. Go if it is broken.";
  expect(tag.read({ of: "b" })).toMatchObject([
    { tag: "p", id: "b", children: [{ tag: "strong", children: ["Call us:"] }, ` ${limp}`] },
  ]);
  expect(piecesOf(tag.read({ of: "a", looks: null })).join("")).toBe("Call us: Fits. Odd.");
  expect(tag.read({ of: "a, b" })).toMatchObject([
    { tag: "p", children: [{ tag: "strong", children: call }] },
    { tag: "ul", children: [{ children: ["Fits"] }, { tag: "li", id: "b", children: [limp] }] },
  ]);
  expect(piecesOf(tag.read({ of: "a, cool, b, soon" }))).toEqual([
    ...["Leave now:", " Bloat.", "Cool first. Call us:", " Heat."],
    ...["Call us", "Fits", limp],
  ]);
});
