import { compile } from "@mdx-js/mdx";
import { expect, test } from "vitest";
import { remarkContent, remarkSyntax, type Values } from "./mdx.ts";
import { signTable } from "./sign-table.ts";

const level = "Call us";
const values: Values = {
  facts: new Map([["clinic.phone", { text: "(864) 834-1234", prose: "[(864) 834-1234](tel:1)" }]]),
  signs: signTable(
    [
      { id: "a", level: "call", name: "Fits" },
      { id: "b", level: "call", name: "A limp", unless: "Go if it is broken." },
      { id: "cool", level: "call", name: "Heat", first: "Cool first." },
      { id: "soon", level: "leave", name: "Bloat" },
    ],
    { levelNotes: { leave: "Leave now", call: level, today: level, visit: level } },
  ),
};

async function codeOf(text: string) {
  return String(await compile(text, { remarkPlugins: [...remarkSyntax, [remarkContent, values]] }));
}

test("facts become links in sentences, and text in links, titles, tags and addresses of parts", async () => {
  const code = await codeOf(
    '## Hot {clinic.phone}\n\nCall {clinic.phone}, <CallLink>or {clinic.phone}</CallLink>, or [**{clinic.phone}**](/contact).\n\n<Note title="{clinic.phone}" />\n',
  );
  expect(code).toContain('id: "hot-864-834-1234"');
  expect(code).toContain('heading: "Hot (864)\u00a0834-\u20601234"');
  expect(code.match(/\(tel:1\)/g)).toHaveLength(1);
  expect(code).toContain('title: "(864) 834-1234"');
});

test("bold words at the start of an item of a list of names are its heading", async () => {
  const code = await codeOf("<NamedList>\n\n1. **Look.** At *teeth*\n2. **Go.**\n\n</NamedList>");
  expect(code).toMatch(/_jsxs\(NamedList, \{\s*ordered: "",\s*children: \[_jsx/);
  expect(code.match(/_components\.h3, \{\s*children: "(Look|Go)"/g)).toHaveLength(2);
});

test("signs of a level are a list, and one alone is a sentence that begins with its level", async () => {
  const alone = await codeOf('<Signs of="b" />');
  expect(alone).toMatch(/_components\.strong, \{\s*children: "Call us:"/);
  expect(alone).toContain('" A limp. Go if it is broken."');
  const both = await codeOf('<Signs of="a, b" />');
  expect(both.match(/_jsxs?\(_components\.li,/g)).toHaveLength(2);
  const four = await codeOf('<Signs of="a, cool, b, gone, soon" />');
  expect(four.match(/(?<=strong, \{\s*children: ").+(?=")/g)).toEqual([
    "Leave now:",
    "Cool first. Call us:",
    "Call us",
  ]);
});

test("a row of a table has a heading, and its cells know their columns", async () => {
  const code = await codeOf("| Question | Fleas |\n| --- | --- |\n| When? | Any *month* |\n");
  expect(code).toMatch(/_components\.th, \{\s*scope: "row",\s*children: "When\?"/);
  expect(code).toContain('"data-of": "Fleas"');
});
