import { expect, test } from "vitest";
import { checkMdx } from "./check-mdx.ts";
import type { Problem } from "./problems.ts";
import { signTable } from "./sign-table.ts";

const photographs = "a photo has a field of its own";

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
  ["<NamedList>\n\n1. **A** leash\n2. **To** chew\n\n</NamedList>", ""],
  ["<NamedList>\n\n- **A** leash\n- To **chew**\n\n</NamedList>", "begin with bold words"],
  ["<NamedList>\n\n- **A** leash\n\nTo chew\n\n</NamedList>", "not around a list"],
  ["<NamedList>**A** leash</NamedList>", "not around a list"],
  ["<Notes>\n\n<Note>A</Note>\n<Warning>B</Warning>\n\n<Note>\n\nC\n\n</Note>\n\n</Notes>", ""],
  ["<Notes>\n\n<Note>A</Note>\n\nA leash\n\n</Notes>", "something other than notes"],
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

test("a tag that is not closed is found behind others, and what follows it is checked, too", () => {
  const problems: Problem[] = [];
  const text = "<Note>Closed</Note>\n\nAn <Note>Open\n\nA `leash`\n";
  checkMdx(text, "content/articles/a.mdx", { facts: new Map(), signs: signTable() }, problems);
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    "3 <Note> is not closed",
    "5 there are backticks, which make program code",
  ]);
});
