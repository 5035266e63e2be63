import { expect, test } from "vitest";
import { piecesOf } from "../ui/rich-text/rich-text-data.ts";
import { signsTag } from "./signs-tag.ts";

const call = ["Call us"];
const tag = signsTag(
  [
    { id: "a", level: "call", name: "Fits" },
    { id: "b", level: "call", name: "A limp", sooner: [["Go if it is broken."]] },
    { id: "cool", level: "call", name: "Heat", firstStep: "Cool first." },
    { id: "soon", level: "leave", name: "Bloat" },
  ],
  { levelNotes: { leave: ["Leave now"], call, today: ["Today"], visit: ["Later"] } },
);

test("signs that need us as soon, or the same first step, are a list below it", () => {
  expect(tag.read({ of: "b" })).toMatchObject([
    { tag: "p", children: [{ tag: "strong" }] },
    { tag: "ul", children: [{ tag: "li", id: "b" }] },
  ]);
  expect(piecesOf(tag.read({ of: "a, cool, b, soon" }))).toEqual([
    ...["Leave now", "Bloat", "Cool first. Call us", "Heat"],
    ...["Call us", "Fits", "A limp. Go if it is broken."],
  ]);
});
