import { createProcessor } from "@mdx-js/mdx";
import GithubSlugger from "github-slugger";
import type { Heading, Link, Root, RootContent, TableCell, Text } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import type { VFileMessage } from "vfile-message";
import { wholeWords } from "../policies/whole-words.ts";
import { expectedFacts, type Facts, insertFacts } from "./facts.ts";
import type { Problem } from "./problems.ts";

/** Components that any MDX file may use, implemented in app/sections/prose. */
const proseParts = [
  "BookingLink",
  "CallLink",
  "EmailLink",
  "Note",
  "PoisonLines",
  "TextLink",
  "Warning",
];

/** Components for articles only, in app/sections/article-parts. */
const articleParts = ["Fact", "Figures", "Months", "Phase", "Phases"];

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });

/** The data that cross-file rules need about an MDX body. */
export type MdxOutline = {
  headings: { text: string; id: string; line: number }[];
  links: { href: string; line: number }[];
  /** Words in the file, not counting text that components add. */
  words: number;
};

/**
 * Validates an MDX body: it parses, headings do not skip levels, braces hold facts, and tags are
 * known components.
 * @param body padded so that line numbers match the file
 * @returns undefined if it does not parse
 */
export function checkMdx(
  body: string,
  file: string,
  facts: Facts,
  problems: Problem[],
): MdxOutline | undefined {
  const outline: MdxOutline = { headings: [], links: [], words: 0 };
  const parts = file.startsWith("content/articles/")
    ? [...proseParts, ...articleParts]
    : proseParts;
  const report = (line: number | undefined, message: string, expected: string) => {
    problems.push({ file, ...(line === undefined ? {} : { line }), field: "", message, expected });
  };

  let tree: Root;
  try {
    tree = processor.parse(body) as Root;
  } catch (error) {
    const { reason, line: told } = error as VFileMessage;
    // An unclosed tag has no position, but its message has one, as in (37:1-37:20).
    const line = told ?? Number(/\((\d+):/.exec(reason)?.[1] ?? 1);
    const unclosed = /closing tag for `(<\w+>)`/.exec(reason)?.[1];
    if (unclosed !== undefined) {
      report(line, `${unclosed} is not closed`, "every tag closed, as in <Note> … </Note>");
    } else if (/expression|brace/.test(reason)) {
      report(
        line,
        "a brace { or } is no part of a fact",
        "the name of a fact in braces, as in {clinic.phone}, or no braces",
      );
    } else {
      report(
        line,
        "a < is no part of a tag",
        "“less than” in words, or a whole tag, as in <Note> … </Note>",
      );
    }
    return undefined;
  }

  outline.words = countWords(tree, facts);

  const slugger = new GithubSlugger();
  let level = 1;
  visit(tree, (node) => {
    const line = node.position?.start.line;
    switch (node.type) {
      case "heading": {
        if (node.depth === 1) {
          report(
            line,
            "a heading has one #",
            "## or ### (the title of the page stands in the front matter)",
          );
        } else if (node.depth > level + 1) {
          report(
            line,
            `a heading skips from level ${level} to level ${node.depth}`,
            `${"#".repeat(level + 1)}`,
          );
        }
        level = node.depth;
        const text = plainText(node, facts);
        if (node.depth === 2)
          outline.headings.push({ text, id: slugger.slug(text), line: line ?? 0 });
        break;
      }
      case "link":
        outline.links.push({ href: node.url, line: line ?? 0 });
        break;
      case "mdxFlowExpression":
      case "mdxTextExpression":
        if (!facts.has(node.value.trim())) {
          report(
            line,
            `there is no fact named {${node.value}}`,
            expectedFacts(node.value.trim(), facts),
          );
        }
        break;
      case "mdxjsEsm":
        report(line, "the text has program code (import or export)", "words and Markdown only");
        break;
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        if (!parts.includes(node.name ?? "")) {
          report(
            line,
            articleParts.includes(node.name ?? "")
              ? `<${node.name}> is a part of articles alone`
              : `there is no part named <${node.name ?? ""}>`,
            `one of ${parts.map((part) => `<${part}>`).join(", ")}`,
          );
        }
        if (node.name === "Months") {
          const names = attribute(node, "names", facts).split(" ");
          for (const end of ["from", "to"]) {
            const month = attribute(node, end, facts);
            if (!names.includes(month)) {
              report(line, `${end} of <Months> is “${month}”`, `one of ${names.join(", ")}`);
            }
          }
        }
        break;
    }
  });
  return outline;
}

/** Counts the words of the text and of component titles, after inserting facts. */
function countWords(tree: Root, facts: Facts): number {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === "text" || node.type === "inlineCode") texts.push(node.value);
    if (node.type === "mdxTextExpression") texts.push(facts.get(node.value.trim()) ?? "");
    if (node.type === "mdxJsxFlowElement") texts.push(attribute(node, "title", facts));
  });
  // Dashes and slashes between spaces do not count.
  return texts
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** An attribute's value with facts inserted; empty if missing. */
function attribute(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
  facts: Facts,
): string {
  const found = attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === name);
  return typeof found?.value === "string" ? insertFacts(found.value, facts).text : "";
}

function plainText(node: Heading | TableCell, facts: Facts): string {
  let text = "";
  visit(node, (inner) => {
    if (inner.type === "text" || inner.type === "inlineCode") text += inner.value;
    if (inner.type === "mdxTextExpression") text += facts.get(inner.value.trim()) ?? "";
  });
  return text;
}

/**
 * Remark plugin: turns `{clinic.phone}` into the fact as text, so that MDX contains no code.
 * @param options `links` maps phone numbers within facts to their `tel:` URLs
 */
export function remarkFacts(options: {
  facts: () => Facts;
  links?: () => ReadonlyMap<string, string>;
}) {
  return (tree: Root, vfile: VFile) => {
    const facts = options.facts();
    const links = options.links?.() ?? new Map<string, string>();
    visit(tree, (node, index, parent) => {
      if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
        const value = facts.get(node.value.trim());
        if (value === undefined) vfile.fail(`There is no fact named {${node.value}}`, node);
        if (parent === undefined || index === undefined) return SKIP;
        const parts = linkNumbers(value ?? "", links);
        parent.children.splice(index, 1, ...(parts as never[]));
        return [SKIP, index + parts.length];
      }
      if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
        for (const attribute of node.attributes) {
          if (attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string") {
            attribute.value = insertFacts(attribute.value, facts).text;
          }
        }
      }
      return undefined;
    });
  };
}

/** Turns a fact into text nodes, with the first phone number in it as a link. */
function linkNumbers(value: string, links: ReadonlyMap<string, string>): (Text | Link)[] {
  const [number, url] = [...links].find(([known]) => value.includes(known)) ?? [];
  if (number === undefined || url === undefined) return [{ type: "text", value }];
  const [before = "", after = ""] = value.split(number);
  const link: Link = { type: "link", url, children: [{ type: "text", value: number }] };
  const text = (words: string): Text[] => (words === "" ? [] : [{ type: "text", value: words }]);
  return [...text(before), link, ...text(after)];
}

/**
 * Remark plugin: wraps each `##` heading and its content in `<Section id heading>`, so that pages
 * can place sections individually. Runs after remarkFacts.
 */
export function remarkSections() {
  return (tree: Root) => {
    const slugger = new GithubSlugger();
    const children: RootContent[] = [];
    let section: MdxJsxFlowElement | undefined;
    for (const node of tree.children) {
      if (node.type === "heading" && node.depth === 2) {
        const heading = plainText(node, new Map());
        section = {
          type: "mdxJsxFlowElement",
          name: "Section",
          attributes: [
            { type: "mdxJsxAttribute", name: "id", value: slugger.slug(heading) },
            { type: "mdxJsxAttribute", name: "heading", value: heading },
          ],
          children: [],
        };
        children.push(section);
      } else if (section !== undefined && node.type !== "yaml") {
        section.children.push(node as (typeof section.children)[number]);
      } else {
        children.push(node);
      }
    }
    tree.children = children;
  };
}

/** Remark plugin: keeps `X-ray` and the like on one line. Runs after remarkSections. */
export function remarkWholeWords() {
  return (tree: Root) => {
    visit(tree, "text", ({ value }, index, parent) => {
      const parts = value.split(new RegExp(`(${wholeWords})`));
      if (parts.length === 1 || parent === undefined || index === undefined) return undefined;
      // Words and the text between them take turns.
      const nodes = parts.map((part, place) =>
        place % 2 === 0
          ? { type: "text", value: part }
          : {
              type: "wholeWord",
              data: { hName: "span", hProperties: { className: "whole-word" } },
              children: [{ type: "text", value: part }],
            },
      );
      parent.children.splice(index, 1, ...(nodes as never[]));
      return [SKIP, index + nodes.length];
    });
  };
}

/**
 * Remark plugin: makes the first cell of a row its header and puts the column's name on the other
 * cells (`data-of`), so that phones can show each row as a heading and labeled lines. Runs after
 * remarkFacts.
 */
export function remarkTables() {
  return (tree: Root) => {
    visit(tree, "table", (table) => {
      const [head, ...rows] = table.children;
      const names = head?.children.map((cell) => plainText(cell, new Map())) ?? [];
      for (const row of rows) {
        for (const [index, cell] of row.children.entries()) {
          cell.data =
            index === 0
              ? { hName: "th", hProperties: { scope: "row" } }
              : { hProperties: { dataOf: names[index] } };
        }
      }
    });
  };
}
