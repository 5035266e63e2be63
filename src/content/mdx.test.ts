import { compile } from "@mdx-js/mdx";
import { expect, test } from "vitest";
import { mark } from "./marks.ts";
import {
  checkMdx,
  remarkFacts,
  remarkSections,
  remarkSyntax,
  remarkTables,
  remarkWholeWords,
} from "./mdx.ts";
import type { Problem } from "./problems.ts";
import { signTable } from "./sign-table.ts";

type Plugins = NonNullable<Parameters<typeof compile>[1]>["remarkPlugins"];
const codeOf = async (text: string, remarkPlugins: Plugins) =>
  String(await compile(text, { remarkPlugins: remarkPlugins ?? [] }));

test("facts become text, in sentences and in titles, and sections are marked", async () => {
  const facts = new Map([["clinic.phone", "555-0100"]]);
  const code = await codeOf(
    '## Hot {clinic.phone}\n\nCall {clinic.phone}.\n\n<Note title="{clinic.phone}">Now</Note>\n',
    [[remarkFacts, { facts }], remarkSections],
  );
  expect(code).toContain('id: "hot-555-0100"');
  expect(code).toContain(`heading: "Hot 555-\u20600100"`);
  expect(code).toContain('"Call ", "555-0100", "."');
  expect(code).toContain('title: "555-0100"');
});

test("a fact that is a number calls, and the words around it stay text", async () => {
  const facts = new Map([["clinic.hospital", `Hill, ${mark("hospital", "555-0177")}`]]);
  const code = await codeOf("Go to {clinic.hospital}.", [[remarkFacts, { facts }]]);
  expect(code).toMatch(
    /"Go to ", "Hill, ", _jsx\(FactLink, \{\s*to: "hospital",\s*children: "555-0177"/,
  );
  const title = await codeOf('<Note title="{clinic.hospital}" />', [[remarkFacts, { facts }]]);
  expect(title).toContain('title: "Hill, 555-0177"');
});

test("what is said of the story form is true of it", async () => {
  const text =
    '<StoryForm sends="nothing">It stays *here*.</StoryForm><StoryForm sends="stories">It goes.</StoryForm>';
  const said = (service: string | undefined) =>
    codeOf(text, [[remarkFacts, { facts: new Map([["clinic.storyForm", service]]) }]]);
  expect(await said(undefined)).toContain("here");
  expect(await said(undefined)).not.toContain("It goes");
  expect(await said("https://forms.clinic.vet")).toContain("It goes");
  expect(await said("https://forms.clinic.vet")).not.toContain("here");
});

test("no line ends inside an X-ray or the name of a road, in facts, too", async () => {
  const facts = new Map([["road", "I-85"]]);
  const plugins: Plugins = [[remarkFacts, { facts }], remarkWholeWords];
  const code = await codeOf("Take {road}, not by-ways, for *X-rays*.", plugins);
  expect(code.match(/className: "whole-word",\s*children: "(I-85|X-rays)"/g)).toHaveLength(2);
  expect(code).toContain('", not by-ways, for "');
});

test("tables and lists pasted from Word, which the forms save without their marks, become such", async () => {
  const table = "| **Tick** | Where |\n| Lone star | [Woods](/a) and {x} |\n";
  const code = await codeOf(table, [
    [remarkFacts, { facts: new Map([["x", "fields"]]) }],
    remarkTables,
  ]);
  expect(code).toMatch(/_components\.th, \{\s*children: _jsx\(_components\.strong/);
  expect(code).toMatch(/"data-of": "Where",\s*children: \[_jsx\(_components\.a/);
  expect(code).toContain('" and ", "fields"');
  const list = "Ticks:\n\n·       Lone **star**\n\n• Deer\\\n• Dog\n";
  const items = await codeOf(list, [[remarkFacts, { facts: new Map() }]]);
  expect(items.match(/_components\.ul\b(?! \|)/g)).toHaveLength(1);
  expect(items.match(/_jsxs?\(_components\.li,/g)).toHaveLength(3);
});

const photographs = "add it under The clinic, Photographs";

test.each([
  ["Puppies come at 6~8 weeks, kittens at 8~10 weeks.", ""],
  ["~~Ten~~ nine", "there is struck-out text"],
  ["![Miso](/photos/miso.jpg)", photographs],
  ["![Miso][m]\n\n[m]: /", photographs],
  ['Miso: <img src="miso.jpg" />', photographs],
  ['<img src="miso.jpg">', photographs],
  ["<img src=miso.jpg>", photographs],
  ["Line<br>break", "there is no tag <br>"],
  ["<Note>Open", "<Note> is not closed"],
  ["<!-- later -->", "no comment"],
  ["Counts vary.[^1]\n\n[^1]: In Greenville.", "the text has a footnote"],
  ["Counts vary.[^1]", "symbol “[^”"],
  ["| A | B |\n| --- | :---: |\n| 1 | 2 |", "a table has colons"],
  ["| A | B |\n| --- | --- |\n| 1 | 2 | 3 |", "more cells than its first row"],
  ["| A | B |\n| --- | --- |\n| 1 | 2 |", ""],
  ["A leash\n---\n\n### To chew", ""],
  ["A leash\n===", "a Heading 1"],
  ["A leash\n\n---", "a line across the text"],
  ["\\> A leash", "symbol “>”"],
  ["```\nA leash\n```", "backticks"],
  ["A `leash`", "backticks"],
  ["# A leash", "a Heading 1"],
  ["## A\n\n### B\n\n#### C", "a Heading 4"],
  ["## 🐾", "a heading has no letter or digit"],
  ["## ???", "a heading has no letter or digit"],
  ["## Día 2 🐾", ""],
  ["- ## A leash", "inside a tag or a list"],
  ["\\*\\*A leash\\*\\*", "symbol “**”"],
  ["- \\*\\*a\n  leash\\*\\*", "symbol “**”"],
  ["** A leash **", "symbol “**”"],
  ["\\*A\nleash\\*", "symbol “*”"],
  ["A leash\\*, 5* or 4* (*)\n\n\\* Prices vary*", ""],
  ["\\~\\~Ten\\~\\~ nine", "symbol “~~”"],
  ["~~ 5 lb", ""],
  ["\\`leash\\`", "symbol “`”"],
  ["Mom`s leash", ""],
  ["A \\_leash\\_", "symbol “_”"],
  ["\\[A leash\\](/about)", "symbol “](”"],
  ["[A leash][gone]", "symbol “][”"],
  ["##A leash", "symbol “##”"],
  ["\\- A leash", "symbol “-”"],
  ['<Note title="**Now**">A leash</Note>', "symbol “**”"],
  ['<Note title="Now*">A leash</Note>', ""],
  ["Weight:_____lb, to dr_lee@clinic.vet, #1, 5 - 6", ""],
  ["- **A** *leash*\\\n  or\n  1. [two](/)\n- [ ] one\n\n> four\n\n[three][a]\n\n[a]: /", ""],
])("Markdown without a design is refused: %j", (text, message) => {
  const problems: Problem[] = [];
  const signs = signTable(undefined, undefined);
  checkMdx(`\n${text}\n`, "content/articles/a.mdx", { facts: new Map(), signs }, problems);
  const [found = ""] = problems.map((problem) => `${problem.message}. ${problem.expected}`);
  if (message === "") expect(found).toBe("");
  else expect(found).toContain(message);
  for (const { line } of problems) expect(line).toBeGreaterThan(1);
});

test("a row of a table has a heading, and its cells know their columns", async () => {
  const table = "| Question | Fleas |\n| --- | --- |\n| When? | Any *month* |\n";
  const code = await codeOf(table, [...remarkSyntax, remarkTables]);
  expect(code).toMatch(/_components\.th, \{\s*scope: "row",\s*children: "When\?"/);
  expect(code).toContain('"data-of": "Fleas"');
});
