import { expect, test } from "vitest";
import { z } from "zod";
import type { RichTextData } from "../ui/rich-text/rich-text-data.ts";
import { findMarks, readBody, readProse } from "./markdown.ts";
import type { TextContext } from "./to-rich-text.ts";

const number = "(864) 834-1234";
const phone = { tag: "a", href: "tel:1", children: [number] } as const;
const context: TextContext = {
  facts: new Map([["clinic.phone", [phone]]]),
  tags: {
    NamedList: { attributes: z.object({}), content: "list" },
    Note: { attributes: z.object({ title: z.string() }), content: "text" },
    Checklist: { attributes: z.object({}), content: "text" },
  },
};

function bodyOf(text: string) {
  const { read, problems } = readBody(text, context);
  expect(problems).toEqual([]);
  return read;
}

/** As HTML, without attributes. */
const outline = (text: RichTextData): string =>
  text
    .map((part) =>
      typeof part === "string"
        ? part
        : `<${part.tag}>${outline(part.children ?? [])}</${part.tag}>`,
    )
    .join("");

test("facts become links in sentences, and words in links, titles, tags and headings", () => {
  const body = bodyOf(
    '## Hot {clinic.phone}\n\nCall {clinic.phone}, or [**{clinic.phone}**]({clinic.phone}).\n\n<Note title="{clinic.phone}" />\n',
  );
  const [section] = body.sections;
  expect(section).toMatchObject({ id: "hot-864-834-1234", heading: "Hot (864) 834-1234" });
  expect(outline(section?.text ?? [])).toBe(
    `<p>Call <a>${number}</a>, or <a><strong>${number}</strong></a>.</p><Note></Note>`,
  );
  const [paragraph, note] = section?.text ?? [];
  expect(paragraph).toMatchObject({ children: [{}, {}, {}, { href: number }, {}] });
  expect(note).toMatchObject({ tag: "Note", title: number });
});

test("bold words at the start of an item of a list of names are its heading", () => {
  const { start } = bodyOf("<NamedList>\n\n1. **Look.** At *teeth*\n2. **Go.**\n\n</NamedList>");
  expect(start).toMatchObject([{ numbered: true }]);
  expect(outline(start)).toBe(
    "<NamedList><li><h3>Look</h3><p>At <em>teeth</em></p></li><li><h3>Go</h3></li></NamedList>",
  );
});

test("lists with empty lines have paragraphs, and boxes are checks", () => {
  const { start } = bodyOf("- a\n- b\n\n1. c\n\n2. d\n\n* [ ] e\n  - [ ] f\n* [x] e\n");
  expect(outline(start)).toBe(
    "<ul><li>a</li><li>b</li></ul><ol><li><p>c</p></li><li><p>d</p></li></ol><checks><li><check>e</check><checks><li><check>f</check></li></checks></li><li><check>e</check></li></checks>",
  );
});

test("a row of a table has a heading, and its cells know their columns", () => {
  const { start } = bodyOf("| Question | Fleas |\n| --- | --- |\n| When? | Any *month* |\n");
  expect(outline(start)).toBe(
    "<table><thead><tr><th>Question</th><th>Fleas</th></tr></thead><tbody><tr><th>When?</th><td>Any <em>month</em></td></tr></tbody></table>",
  );
  const row = { children: [{ scope: "row" }, { column: "Fleas" }] };
  expect(start).toMatchObject([{ children: [{}, { children: [row] }] }]);
});

test.each([
  ["[parvo](https://a.org/Parvo_(virus)), yes", "<a>parvo</a>, yes"],
  ["Smith &amp; Sons, *very* quick", "Smith & Sons, <em>very</em> quick"],
  ["www.vet.org or us@vet.org", "<a>www.vet.org</a> or <a>us@vet.org</a>"],
  ["# 1 in town {clinic.phone}", "# 1 in town <a>(864) 834-1234</a>"],
  ["two\nlines {clinic.phone}", "two\nlines <a>(864) 834-1234</a>"],
])("a field with %s shows %s", (text, shown) => {
  const { read, problems } = readProse(text, context);
  expect([outline(read), problems]).toEqual([shown, []]);
});

test("what shows as it is typed may have signs that are no marks", () => {
  const plain = "A & B; 2026. A year; 5 < 6; us@vet.org; www.vet.org; # 1; a_b_c; - a; Food: ____";
  expect(plain.split("; ").filter((text) => findMarks(text).length > 0)).toEqual([]);
});
