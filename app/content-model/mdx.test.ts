import { compile } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import { expect, test } from "vitest";
import { remarkFacts, remarkSections, remarkTables, remarkWholeWords } from "./mdx.ts";

const facts = new Map([["clinic.phone", "555-0100"]]);

test("facts become text, in sentences and in titles, and sections are marked", async () => {
  const code = String(
    await compile(
      '## Hot {clinic.phone}\n\nCall {clinic.phone}.\n\n<Note title="{clinic.phone}">Now</Note>\n',
      {
        remarkPlugins: [[remarkFacts, { facts: () => facts }], remarkSections],
      },
    ),
  );
  expect(code).toContain('id: "hot-555-0100"');
  expect(code).toContain('heading: "Hot 555-0100"');
  expect(code).toContain('"Call ", "555-0100", "."');
  expect(code).toContain('title: "555-0100"');
  expect(code).not.toContain("clinic.phone");
});

test("the number inside a fact is a link where the page knows what it dials", async () => {
  const hospital = new Map([["clinic.hospital", "Hill, 555-0177"]]);
  const compileWith = async (links: [string, string][]) =>
    String(
      await compile("Go to {clinic.hospital}. Then {clinic.hospital}", {
        remarkPlugins: [[remarkFacts, { facts: () => hospital, links: () => new Map(links) }]],
      }),
    );
  const linked = await compileWith([["555-0177", "tel:+15550177"]]);
  expect(linked.match(/href: "tel:\+15550177"/g)).toHaveLength(2);
  expect(linked).toContain('"Go to ", "Hill, ",');
  expect(linked).toContain('". Then "');
  expect(await compileWith([])).toContain(
    '"Go to ", "Hill, 555-0177", ". Then ", "Hill, 555-0177"',
  );
});

test("no line ends inside an X-ray or the name of a road, in facts, too", async () => {
  const road = new Map([["road", "I-85"]]);
  const code = String(
    await compile("Take {road}, not by-ways, for *X-rays*.", {
      remarkPlugins: [[remarkFacts, { facts: () => road }], remarkWholeWords],
    }),
  );
  expect(code.match(/className: "whole-word",\s*children: "(I-85|X-rays)"/g)).toHaveLength(2);
  expect(code).toContain('", not by-ways, for "');
});

test("a row of a table has a heading, and its cells know their columns", async () => {
  const code = String(
    await compile("| Question | Fleas |\n| --- | --- |\n| When? | Any *month* |\n", {
      remarkPlugins: [remarkGfm, remarkTables],
    }),
  );
  expect(code).toMatch(/_components\.th, \{\s*scope: "row",\s*children: "When\?"/);
  expect(code).toContain('"data-of": "Fleas"');
});
