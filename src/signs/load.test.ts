import { expect, test } from "vitest";
import type { Site } from "../content/site.ts";
import { piecesOf } from "../ui/rich-text/rich-text-data.ts";
import { withSigns } from "./load.ts";

const list = [
  { id: "a", level: "call", name: "Fits" },
  { id: "b", level: "call", name: "A limp", sooner: [["Go if it is broken."]] },
  { id: "cool", level: "call", name: "Heat", firstStep: "Cool first." },
  { id: "soon", level: "leave", name: "Bloat" },
];
const levels = { leave: { note: ["Leave now"] }, call: { note: ["Call us"] } };
const rules = { worse: ["Worse? Go."], sooner: ["A puppy? Call."] };
const site = { get: () => ({ list, aftercare: [], levels, rules }) } as unknown as Site;
const read = (of: string) => withSigns(site, { start: [{ tag: "Signs", of }], sections: [] }).start;

test("signs that need us as soon, or the same first step, are a list below it", () => {
  expect(read("b")).toMatchObject([
    { tag: "p", children: ["Worse? Go."] },
    { tag: "p", children: [{ tag: "strong" }] },
    { tag: "ul", children: [{ tag: "li", id: "b" }] },
  ]);
  expect(piecesOf(read("a, cool, b, soon"))).toEqual([
    ...["Worse? Go.", "Leave now", "Bloat", "Cool first. Call us", "Heat"],
    ...["Call us", "Fits", "A limp. Go if it is broken."],
  ]);
});
