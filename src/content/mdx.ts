import { createProcessor, type ProcessorOptions } from "@mdx-js/mdx";
import GithubSlugger from "github-slugger";
import type { Nodes, Parents, Root, Strong, Text } from "mdast";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { joinSentences, leftMarks, piecesOf, unbrokenText } from "../formatting/text.ts";
import { type Fact, type Facts, factNames, insertFacts, unknownFacts } from "./facts.ts";
import type { Problem, ProblemText } from "./problems.ts";
import type { WrittenLink } from "./read.ts";
import type { SignText } from "./sign-table.ts";
import { attribute, hasOnlyText, isJsx, type Jsx, type JsxBlock, problemsOfTag } from "./tags.ts";

export type Values = { facts: Facts; signs: readonly SignText[] };

/** What pages need to know of an MDX body. */
export type MdxOutline = {
  /** The `##` headings. */
  headings: { text: string; id: string }[];
  /** Words in the file, not counting text that components add. */
  wordCount: number;
  links: { href: string; line: number | undefined }[];
};

/** A single tilde is plain text, as in 6~8 weeks, and strikes nothing out. */
export const remarkSyntax: NonNullable<ProcessorOptions["remarkPlugins"]> = [
  [remarkGfm, { singleTilde: false }],
];

const processor = createProcessor({ remarkPlugins: remarkSyntax });

/** Plain Markdown, in which < and { mean nothing. */
const markdown = createProcessor({ format: "md", remarkPlugins: remarkSyntax });

/** The Markdown that the styles cover. */
const designed = new Set<Nodes["type"]>(
  "root paragraph text strong emphasis break link linkReference definition list listItem blockquote table tableRow tableCell heading mdxJsxFlowElement mdxJsxTextElement".split(
    " ",
  ) as Nodes["type"][],
);

/** Checks an MDX body, padded to the line numbers of its file. Undefined if it does not parse. */
export function checkMdx(
  body: string,
  { name, ...place }: Omit<WrittenLink, "href">,
  { facts, signs }: Values,
  problems: Problem[],
): MdxOutline | undefined {
  const report = (line: number | undefined, ...texts: readonly ProblemText[]) =>
    problems.push(...texts.map((text) => ({ ...place, line, ...text })));
  let tree: Root;
  try {
    tree = processor.parse(body) as Root;
  } catch (error) {
    // A VFileMessage, which has both: https://github.com/vfile/vfile-message
    const { reason, line } = error as { reason: string; line?: number };
    // Only the message says which tag is not closed, and where: `<Note>` (37:1-37:20).
    const [, tag, open] = /closing tag for `<(\w+)>` \((\d+):/.exec(reason) ?? [];
    const message =
      tag === undefined ? `this text cannot be read: ${reason}` : `<${tag}> is not closed`;
    const expected = "every tag closed, as in <Note> … </Note>, and no other <, { or }";
    report(open === undefined ? line : Number(open), { message, expected });
    return undefined;
  }
  const links: MdxOutline["links"] = [];
  const ids = signs.map(({ id }) => id);
  let lastDepth = 1;
  visit(tree, (node, _index, parent) => {
    const line = node.position?.start.line;
    if (node.type === "link" || node.type === "definition") links.push({ href: node.url, line });
    const holdsOnlyWords = ["heading", "link", "linkReference"].includes(node.type);
    if (holdsOnlyWords && "children" in node && !hasOnlyText(node)) {
      const message = `there is a link or a tag in this ${node.type === "heading" ? "heading" : "link"}`;
      report(line, { message, expected: "words alone" });
    }
    if (node.type === "text") {
      const mark = leftMarks.exec(node.value);
      if (mark === null) return;
      const markLine = line && line + node.value.slice(0, mark.index).split("\n").length - 1;
      const expected =
        "**bold** with no space inside the asterisks and none missing around them, and links as in [words](/contact)";
      report(markLine, { message: `“${mark[0]}” would show as it is typed`, expected });
    } else if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
      report(line, ...unknownFacts([node.value], facts));
    } else if (node.type === "heading") {
      const { depth } = node;
      const isPlaced = depth === 2 ? parent?.type === "root" : depth === 3 && lastDepth > 1;
      const expected = "Heading 2, or Heading 3 below one; the title of the page is its Heading 1";
      if (!isPlaced) report(line, { message: `there is a Heading ${depth} here`, expected });
      lastDepth = depth;
    } else if (isJsx(node)) {
      report(line, ...problemsOfTag(node, parent, name));
      for (const { value } of node.attributes) {
        if (typeof value === "string") report(line, ...unknownFacts(factNames(value), facts));
      }
      if (node.name !== "Signs" || ids.length === 0) return;
      for (const id of signIds(node).filter((one) => !ids.includes(one))) {
        const expected = `one of ${ids.join(", ")}`;
        report(line, { message: `there is no sign named “${id}”`, expected });
      }
    } else if (!designed.has(node.type)) {
      const message = `pages have no design for this Markdown: ${node.type}`;
      const expected = "plain text, Heading 2 or 3, bold, links, lists, tables and tags";
      report(line, { message, expected });
    }
  });
  const wordCount = countWords(tree);
  insertFactsInto(tree, facts);
  return { headings: listHeadings(tree), wordCount, links };
}

/** A remark plugin that prepares an MDX body for its page. */
export function remarkContent(values: Values) {
  return (tree: Root): void => {
    insertFactsInto(tree, values.facts);
    insertSigns(tree, values.signs);
    nameItems(tree);
    wrapSections(tree);
    labelCells(tree);
    nameChecks(tree);
    linkTexts(tree);
  };
}

/** Replaces `{clinic.phone}` with the fact: with its link in text, plain in links and headings. */
function insertFactsInto(parent: Parents, facts: Facts, form: keyof Fact = "prose"): void {
  for (const [index, node] of parent.children.entries()) {
    if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
      const fact = facts.get(node.value.trim());
      if (fact !== undefined) parent.children[index] = textNode(fact[form]);
    }
    for (const attribute of isJsx(node) ? node.attributes : []) {
      if (attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string") {
        attribute.value = insertFacts(attribute.value, facts);
      }
    }
    if (!("children" in node)) continue;
    const isPlain =
      node.type === "link" ||
      node.type === "heading" ||
      (isJsx(node) && node.name?.endsWith("Link"));
    insertFactsInto(node, facts, isPlain ? "text" : form);
  }
}

/** Replaces `<Signs>` with a list below each note, or a sentence if a note has a single sign. */
function insertSigns(tree: Root, signs: readonly SignText[]): void {
  const notes = [...new Set(signs.map(({ note }) => note))];
  visit(tree, (node, index, parent) => {
    if (!isJsx(node) || node.name !== "Signs" || parent === undefined || index === undefined)
      return;
    const withLooks = node.attributes.some((one) => "name" in one && one.name === "looks");
    const named = signIds(node).flatMap((id) => signs.find((sign) => sign.id === id) ?? []);
    const parts = notes.flatMap((note) => {
      const items = named.filter((sign) => sign.note === note);
      const texts = items.map(({ name, unless, looks, avoid }) => {
        const more = withLooks ? joinSentences(unless, looks, avoid) : unless;
        return more || items.length === 1 ? joinSentences(`${name}.`, more) : name;
      });
      if (texts.length === 1) return `**${note}:** ${texts[0]}`;
      return texts.length > 0 ? `**${note}**\n\n- ${texts.join("\n- ")}` : [];
    });
    const { children } = markdown.parse(parts.join("\n\n")) as Root;
    parent.children.splice(index, 1, ...children);
  });
}

/** In `<NamedList>`, makes the bold words that begin an item its heading, without the period. */
function nameItems(tree: Root): void {
  visit(tree, "mdxJsxFlowElement", (node) => {
    const [list] = node.children;
    if (node.name !== "NamedList" || list?.type !== "list") return;
    node.attributes = list.ordered ? attributes({ ordered: "" }) : [];
    node.children = list.children.map(({ children }): JsxBlock => {
      const start = children[0]?.type === "paragraph" ? children[0].children : [];
      if (start[0]?.type === "strong") {
        const [{ children: name }] = start.splice(0, 1) as [Strong];
        if (start.length === 0) children.shift();
        const end = name.at(-1);
        if (end?.type === "text") end.value = end.value.replace(/\.$/, "");
        children.unshift({ type: "heading", depth: 3, children: name });
      }
      return { type: "mdxJsxFlowElement", name: "li", attributes: [], children };
    });
  });
}

/** Wraps each `##` heading and its content in `<Section>`, so that pages can lay them out. */
function wrapSections(tree: Root): void {
  const headings = listHeadings(tree);
  const sections = headings.map(({ id, text, index }, order): JsxBlock => {
    return {
      type: "mdxJsxFlowElement",
      name: "Section",
      attributes: attributes({ id, heading: unbrokenText(text), number: order + 1 }),
      children: tree.children.slice(index + 1, headings[order + 1]?.index) as JsxBlock["children"],
    };
  });
  tree.children = [...tree.children.slice(0, headings[0]?.index), ...sections];
}

/** Makes the first cell of a row its header. The others get their column's name, for phones. */
function labelCells(tree: Root): void {
  visit(tree, "table", (table) => {
    const [head, ...rows] = table.children;
    const names = head?.children.map((cell) => plainText(cell)) ?? [];
    for (const row of rows) {
      for (const [index, cell] of row.children.entries()) {
        if (index === 0) cell.data = { hName: "th", hProperties: { scope: "row" } };
        else cell.data = { hProperties: { dataOf: names[index] } };
      }
    }
  });
}

/** Gives each checkbox an id, by which Back finds it again (src/browser/page-state.ts). */
function nameChecks(tree: Root): void {
  const slugger = new GithubSlugger();
  visit(tree, "listItem", (item) => {
    if (typeof item.checked !== "boolean") return;
    item.data = { hProperties: { id: slugger.slug(`check ${plainText(item)}`) } };
  });
}

/** Leaves links and whole words in a text to `LinkedText`, as in texts of YAML. */
function linkTexts(tree: Root): void {
  visit(tree, "text", (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    // A fact and the words around it are one text.
    while (parent.children[index + 1]?.type === "text") {
      const [next] = parent.children.splice(index + 1, 1) as [Text];
      node.value += next.value;
    }
    if (piecesOf(node.value).every((piece) => typeof piece === "string")) return;
    const text = attributes({ text: node.value });
    const name = "LinkedText";
    parent.children[index] = { type: "mdxJsxTextElement", name, attributes: text, children: [] };
  });
}

/** The `##` headings, each with its id and its index among the nodes. */
function listHeadings({ children }: Root) {
  const slugger = new GithubSlugger();
  return children.flatMap((node, index) => {
    if (node.type !== "heading" || node.depth !== 2) return [];
    const text = plainText(node);
    return { text, id: slugger.slug(text), index };
  });
}

/** Counts the words of the text and of component titles. */
function countWords(tree: Root): number {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === "text") texts.push(node.value);
    if (node.type === "mdxJsxFlowElement") texts.push(attribute(node, "title"));
  });
  // Dashes and slashes between spaces do not count.
  const words = texts.join(" ").split(/\s+/);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const signIds = (node: Jsx): string[] => attribute(node, "of").match(/[^\s,]+/g) ?? [];

function plainText(node: Nodes): string {
  let text = "";
  visit(node, "text", ({ value }) => {
    text += value;
  });
  return text;
}

const textNode = (value: string): Text => ({ type: "text", value });

const attributes = (values: Record<string, string | number>) =>
  Object.entries(values).map(([name, value]) => ({
    type: "mdxJsxAttribute" as const,
    name,
    value: typeof value === "string" ? value : numberCode(value),
  }));

/** `{1}` as an attribute: the compiler needs it as a syntax tree. */
const numberCode = (value: number) => {
  const expression = { type: "Literal" as const, value };
  const body = [{ type: "ExpressionStatement" as const, expression }];
  const estree = { type: "Program" as const, sourceType: "module" as const, body };
  return { type: "mdxJsxAttributeValueExpression" as const, value: `${value}`, data: { estree } };
};
