import { compile } from "@mdx-js/mdx";
import { expect, test } from "vitest";
import { mark } from "./marks.ts";
import { remarkSyntax } from "./mdx-nodes.ts";
import { remarkContent } from "./remark-content.ts";
import { signTable } from "./sign-table.ts";

async function codeOf(text: string, facts: Record<string, string | undefined> = {}) {
  const values = { facts: new Map(Object.entries(facts)), signs: signTable() };
  return String(await compile(text, { remarkPlugins: [...remarkSyntax, [remarkContent, values]] }));
}

test("facts become text, in sentences and in titles, and sections are marked", async () => {
  const code = await codeOf(
    '## Hot {clinic.phone}\n\nCall {clinic.phone}.\n\n<Note title="{clinic.phone}">Now</Note>\n',
    { "clinic.phone": "(864) 555-0100" },
  );
  expect(code).toContain('id: "hot-864-555-0100"');
  expect(code).toContain(`heading: "Hot (864)\u00a0555-\u20600100"`);
  expect(code).toMatch(/"Call ", _jsx\(_components\.span, \{[^}]*children: "\(864\) 555-0100"/);
  expect(code).toContain('title: "(864) 555-0100"');
});

test("a fact that is a number calls, and the words around it stay text", async () => {
  const facts = { "clinic.hospital": `Hill, ${mark("hospital", "5550177")}` };
  const code = await codeOf("Go to {clinic.hospital}.", facts);
  expect(code).toMatch(
    /"Go to ", "Hill, ", _jsx\(FactLink, \{\s*to: "hospital",\s*children: "5550177"/,
  );
  const title = await codeOf('<Note title="{clinic.hospital}" />', facts);
  expect(title).toContain('title: "Hill, 5550177"');
});

test("no line ends inside an X-ray or the name of a road, in facts, too", async () => {
  const code = await codeOf("Take {road}, not by-ways, for *X-rays*.", { road: "I-85" });
  expect(code.match(/className: "whole-word",\s*children: "(I-85|X-rays)"/g)).toHaveLength(2);
  expect(code).toContain('", not by-ways, for "');
});

test("tables and lists pasted from Word, which the forms save without their marks, become such", async () => {
  const table = "| **Tick** | Where |\n| Lone star | [Woods](/a) and {x} |\n";
  const code = await codeOf(table, { x: "fields" });
  expect(code).toMatch(/_components\.th, \{\s*children: _jsx\(_components\.strong/);
  expect(code).toMatch(/"data-of": "Where",\s*children: \[_jsx\(_components\.a/);
  expect(code).toContain('" and ", "fields"');
  const list = "Ticks:\n\n·       Lone **star**\n\n• Deer\\\n• Dog\n";
  const items = await codeOf(list);
  expect(items.match(/_components\.ul\b(?! \|)/g)).toHaveLength(1);
  expect(items.match(/_jsxs?\(_components\.li,/g)).toHaveLength(3);
});

test("bold words at the start of an item of a list of names are its heading", async () => {
  const code = await codeOf("<NamedList>\n\n1. **Look.** At *teeth*\n2. **Go.**\n\n</NamedList>");
  expect(code).toMatch(/_jsxs\(NamedList, \{\s*ordered: "",\s*children: \[_jsx/);
  expect(code.match(/_components\.h3, \{\s*children: "(Look|Go)"/g)).toHaveLength(2);
  expect(code).toMatch(/_components\.p, \{\s*children: \[" At "/);
  expect(code.match(/_components\.p,/g)).toHaveLength(1);
  expect(await codeOf("<NamedList>\n\n- **Look**\n\n</NamedList>")).not.toContain("ordered");
});

test("signs of a level are a list, and one alone is a sentence that begins with its level", async () => {
  const level = { text: "", note: ["Call us"] };
  const levels = { leave: level, call: level, today: level, visit: level };
  const signs = signTable(
    [
      { id: "a", level: "call", name: "Fits" },
      { id: "b", level: "call", name: "A limp" },
    ],
    { levels },
  );
  const compiled = async (ids: string) =>
    String(
      await compile(`<Signs of="${ids}" />`, {
        remarkPlugins: [...remarkSyntax, [remarkContent, { facts: new Map(), signs }]],
      }),
    );
  expect(await compiled("a")).toMatch(/_components\.strong, \{\s*children: \["Call us", ":"\]/);
  expect(await compiled("a")).not.toContain("_components.li");
  expect((await compiled("a, b")).match(/_jsxs?\(_components\.li,/g)).toHaveLength(2);
});

test("a row of a table has a heading, and its cells know their columns", async () => {
  const table = "| Question | Fleas |\n| --- | --- |\n| When? | Any *month* |\n";
  const code = await codeOf(table);
  expect(code).toMatch(/_components\.th, \{\s*scope: "row",\s*children: "When\?"/);
  expect(code).toContain('"data-of": "Fleas"');
});
