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

/** As HTML. */
const outline = (text: RichTextData): string =>
  text
    .map((node) => {
      if (typeof node === "string") return node;
      const { tag, children = [], ...attributes } = node;
      const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
      const start = [tag, ...given.map(([name, value]) => `${name}=${value}`)].join(" ");
      return `<${start}>${outline(children)}</${tag}>`;
    })
    .join("");

test.each([
  [
    "Call {clinic.phone}, or [**{clinic.phone}**]({clinic.phone}).",
    `<p>Call <a href=tel:1>${number}</a>, or <a href=${number}><strong>${number}</strong></a>.</p>`,
  ],
  ['<Note title="{clinic.phone}" />', `<Note title=${number} id=864-834-1234></Note>`],
  // Bold words at the start of an item of a list of names are its heading.
  [
    "<NamedList>\n\n1. **Look.** At *teeth*\n2. **Go.**\n\n</NamedList>",
    "<NamedList numbered=true><li><h3>Look</h3><p>At <em>teeth</em></p></li><li><h3>Go</h3></li></NamedList>",
  ],
  ["- a\n- b", "<ul><li>a</li><li>b</li></ul>"],
  ["1. c\n\n2. d", "<ol><li><p>c</p></li><li><p>d</p></li></ol>"],
  [
    "* [ ] e\n  - [ ] f\n* [x] e",
    "<checks><li><check>e</check><checks><li><check>f</check></li></checks></li><li><check>e</check></li></checks>",
  ],
  [
    "| Question | Fleas |\n| --- | --- |\n| When? | Any *month* |",
    "<table><thead><tr><th scope=col>Question</th><th scope=col>Fleas</th></tr></thead><tbody><tr><th scope=row>When?</th><td column=Fleas>Any <em>month</em></td></tr></tbody></table>",
  ],
])("a text with %s shows %s", (text, shown) => {
  const { data, problems } = readBody(`${text}\n`, context);
  expect([outline(data.start), problems]).toEqual([shown, []]);
});

test("facts in headings are words", () => {
  const { sections } = readBody("## Hot {clinic.phone}\n", context).data;
  expect(sections).toMatchObject([{ id: "hot-864-834-1234", heading: `Hot ${number}` }]);
});

test.each([
  ["[parvo](https://a.org/Parvo_(virus))", "<a href=https://a.org/Parvo_(virus)>parvo</a>"],
  ["Smith &amp; Sons, *very* quick", "Smith & Sons, <em>very</em> quick"],
  [
    "www.vet.org or us@vet.org",
    "<a href=http://www.vet.org>www.vet.org</a> or <a href=mailto:us@vet.org>us@vet.org</a>",
  ],
  ["# 1 in town {clinic.phone}", `# 1 in town <a href=tel:1>${number}</a>`],
  ["two\nlines {clinic.phone}", `two\nlines <a href=tel:1>${number}</a>`],
])("a field with %s shows %s", (text, shown) => {
  const { data, problems } = readProse(text, context);
  expect([outline(data), problems]).toEqual([shown, []]);
});

test("what shows as it is typed may have signs that are no marks", () => {
  const plain = "A & B; 2026. A year; 5 < 6; us@vet.org; www.vet.org; # 1; a_b_c; - a; Food: ____";
  expect(plain.split("; ").filter((text) => findMarks(text).length > 0)).toEqual([]);
});
