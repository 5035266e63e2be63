import { slug } from "github-slugger";
import type { Nodes, Parents, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { gfm } from "micromark-extension-gfm";
import { mdx } from "micromark-extension-mdx";
import { type Body, plainText, type RichTextData } from "../ui/rich-text/rich-text-data.ts";
import { factNames, insertFacts, unknownFacts } from "./facts.ts";
import type { ProblemText } from "./problems.ts";
import { checkTag, isJsx, type Tags } from "./tags.ts";
import { type TextContext, toRichText } from "./to-rich-text.ts";

/*
 * From Markdown to data. Every text goes this way: the text of an MDX file, and the fields of YAML that
 * may have links. Nothing later looks for marks in its words.
 */

/** What reading a text found. Lines count from the start of the text. */
type FoundInText = {
  problems: (ProblemText & { line?: number | undefined })[];
  links: { href: string; line?: number | undefined }[];
};

/** A single tilde is plain text, as in 6~8 weeks. */
const syntax = { extensions: [gfm({ singleTilde: false })], mdastExtensions: [gfmFromMarkdown()] };

/** Turns off all syntax of blocks: in a single line, `2026. It was a good year.` is no list. */
const blocks =
  "blockQuote codeFenced codeIndented definition gfmFootnoteDefinition headingAtx htmlFlow list mdxFlowExpression mdxJsxFlowTag setextUnderline table thematicBreak";
const inline = { disable: { null: blocks.split(" ") } };

/** Parses a text. Undefined, with a problem, if a tag or a brace is not closed. */
function parse(text: string, { problems }: FoundInText, more: object[] = []): Root | undefined {
  try {
    return fromMarkdown(text, {
      extensions: [...syntax.extensions, mdx(), ...more],
      mdastExtensions: [...syntax.mdastExtensions, mdxFromMarkdown()],
    });
  } catch (error) {
    // The error is a VFileMessage, which has a reason and a line: https://github.com/vfile/vfile-message
    const { reason, line } = error as { reason: string; line?: number };
    // Only the message says which tag is not closed, and where: `<Note>` (37:1-37:20).
    const [, tag, open] = /closing tag for `<(\w+)>` \((\d+):/.exec(reason) ?? [];
    const message = tag ? `<${tag}> is not closed` : "half a tag, half of {…} or a comment is here";
    const expected = "tags closed, as in <Note>…</Note>, no comment, no other <, { or }";
    problems.push({ line: open === undefined ? line : Number(open), message, expected });
    return undefined;
  }
}

/** A paragraph in a field of YAML, as data: nothing if it is blank. */
export function readProse(
  text: string,
  context: TextContext,
): FoundInText & { data: RichTextData } {
  const found: FoundInText = { problems: [], links: [] };
  if (isPlain(text)) return { ...found, data: [text] };
  const isLine = !text.trim().includes("\n");
  const [first, ...others] = parse(text, found, isLine ? [inline] : [])?.children ?? [];
  if (first && (first.type !== "paragraph" || others.length > 0)) {
    const expected = "one paragraph, without a heading, a list, a table or a tag such as <Note>";
    found.problems.push({ message: "is more than a paragraph", expected });
  } else if (first) {
    check({ type: "root", children: [first] }, text, undefined, context, found);
    if (found.problems.length === 0) return { ...found, data: toRichText(first.children, context) };
  }
  return { ...found, data: text.trim() ? [text] : [] };
}

/** Whether a text is one line without a mark, a fact, a tag or an address. Most are, and parsing takes long. */
const isPlain = (text: string) =>
  text !== "" && text === text.trim() && !/[*_~`<&[\]{}\\\t\n\r@•▪◦☐]|:\/\/|www\./i.test(text);

/** The text of an MDX file, with its line numbers, as data: empty if it cannot be read. */
export function readBody(text: string, context: TextContext): FoundInText & { data: Body } {
  const found: FoundInText = { problems: [], links: [] };
  const tree = parse(text, found) ?? { type: "root", children: [] };
  check(tree, text, context.tags ?? {}, context, found);
  const { children } = tree;
  const isHeading = (node: Nodes) => node.type === "heading" && node.depth === 2;
  const starts = [...children.keys()].filter((index) => isHeading(children[index] as Nodes));
  const richBetween = (start: number, end?: number) =>
    toRichText(children.slice(start, end), context);
  const sections = starts.map((index, order) => {
    const heading = plainText(toRichText([children[index] as Nodes], context));
    return { id: slug(heading), heading, text: richBetween(index + 1, starts[order + 1]) };
  });
  return { ...found, data: { start: richBetween(0, starts[0] ?? children.length), sections } };
}

/** What a text that is shown as it is typed should not have, such as `*very*` or `&amp;`. */
export function findMarks(text: string): ProblemText[] {
  // Most texts have no character of a mark, and parsing them takes a quarter of reading the content.
  if (!/[*_~`<&[\]\\\t•▪◦☐]/.test(text)) return [];
  const expected =
    "no bold, bullet, tab or backslash, and links as in [words](/contact) in sentences alone";
  const tree = fromMarkdown(text, { ...syntax, extensions: [...syntax.extensions, inline] });
  for (const { node } of walk(tree)) {
    const source = text.slice(node.position?.start.offset, node.position?.end.offset);
    if (["root", "paragraph", "break"].includes(node.type)) continue;
    // An address in a text is a link in GFM, and shows as it is typed.
    const [words] = node.type === "link" ? node.children : [];
    if (words?.type === "text" && words.value === source) continue;
    const inWords = leftMarks.exec(source) ?? escapes.exec(source);
    const mark = node.type === "text" ? inWords?.[0] : source;
    if (mark) return [{ message: `has “${mark}”, which would show as it is typed`, expected }];
  }
  return [];
}

/** What stands for a character in Markdown: `&amp;`, or one behind a backslash. */
const escapes = /&#?\w+;|\\[!-/:-@[-`{-~]/;

/**
 * Marks that made neither a link, nor bold, a list or a heading, such as bullets and tabs of a word processor.
 * Underscores beside no word are a blank to fill in.
 */
const leftMarks =
  /\*\*|__(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])__|(?:\[[^\]]*)?\]\(\S*|\t|(?:^|\n)(?:[•▪◦☐]|##+)|\n(?:(?:[·–—]|[a-z]\)) |(?:-|\d+\.)(?=\p{L}))/u;

/** A tree from its top, each node with its parent. */
function* walk(node: Nodes, parent?: Parents): Generator<{ node: Nodes; parent?: Parents }> {
  yield { node, parent } as { node: Nodes; parent?: Parents };
  for (const child of "children" in node ? node.children : []) yield* walk(child, node as Parents);
}

/** Whether a letter or a digit touches marks from outside, as in 2*3*4. */
const isInWord = (text: string, { position }: Nodes) =>
  [(position?.start.offset ?? 0) - 1, position?.end.offset ?? 0].some((at) =>
    /[\p{L}\p{N}]/u.test(text.charAt(at)),
  );

/** The Markdown that the styles cover. */
const designed =
  "root paragraph text strong emphasis break link list listItem table tableRow tableCell".split(
    " ",
  );

/** Adds the problems and links of a text to `found`. @param tags that it may have; a field has none */
function check(
  tree: Root,
  text: string,
  tags: Tags | undefined,
  { facts, choices = {} }: TextContext,
  found: FoundInText,
) {
  let lastDepth = 1;
  for (const { node, parent } of walk(tree)) {
    const line = node.position?.start.line;
    const source = text.slice(node.position?.start.offset, node.position?.end.offset);
    const report = (...problems: readonly ProblemText[]) =>
      found.problems.push(...problems.map((problem) => ({ line, ...problem })));
    if (node.type === "link") found.links.push({ href: insertFacts(node.url, facts), line });
    if (node.type === "text") {
      const mark = leftMarks.exec(node.value);
      if (mark === null) continue;
      const start = mark.index + mark[0].search(/[^\n]/);
      const before = node.value.slice(0, start).split("\n").length - 1;
      const message = `“${mark[0].trim() || "a tab"}” would show as it is typed`;
      const expected =
        "**bold** with no space inside the asterisks and none missing around them, links as in [words](/contact), a list with “- ” at the start of each line, and a heading with “## ”";
      found.problems.push({ line: line && line + before, message, expected });
    } else if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
      report(...unknownFacts([node.value], facts));
    } else if (node.type === "heading") {
      const { depth } = node;
      const isPlaced = depth === 2 ? parent?.type === "root" : depth === 3 && lastDepth > 1;
      const expected = "Heading 2, or Heading 3 below one; the title of the page is its Heading 1";
      if (!isPlaced) report({ message: `there is a Heading ${depth} here`, expected });
      lastDepth = depth;
      if (!/[\p{L}\p{N}]/u.test(source)) {
        const message = "there is a heading without words here";
        report({ message, expected: "words, or no mark of a heading" });
      }
      const message = "there is a link or an address in this heading";
      if (Array.from(walk(node)).some(({ node: { type } }) => type === "link"))
        report({ message, expected: "words alone" });
    } else if (isJsx(node)) {
      report(...checkTag(node, parent, tags ?? {}, choices));
      for (const { value } of node.attributes) {
        if (typeof value === "string") report(...unknownFacts(factNames(value), facts));
      }
    } else if (!designed.includes(node.type) || (node.type === "strong" && source[0] === "_")) {
      // Underscores are for blanks: those of __/__/____ would make a slash bold.
      const message = `pages have no design for “${source.split("\n")[0]}”`;
      const blocks = tags ? ", Heading 2 or 3, lists, tables and tags" : "";
      report({ message, expected: `plain text, **bold**, *italics*, links${blocks}` });
    } else if (node.type === "emphasis" && isInWord(text, node)) {
      const message = `“${source}” would be in italics, without its marks`;
      report({
        message,
        expected: "a backslash before each asterisk that is to show, as in 2\\*3",
      });
    } else if (node.type === "listItem" && typeof node.checked === "boolean") {
      const expected = "a hyphen alone: boxes are for a <Checklist> of an article";
      if (!tags || !("Checklist" in tags))
        report({ message: "there is a box, [ ], here", expected });
    } else if (parent?.type === "listItem" && node.type === "paragraph" && /\n\S/.test(source)) {
      const expected = "an empty line between them, or two spaces before it if it belongs here";
      report({ message: "the line below this item would join it", expected });
    } else if (node.type === "list" && node.ordered && node.start !== 1) {
      const expected = `number 1, with what stands between two items indented by three spaces, or ${node.start}\\. with a backslash if this is no list`;
      report({ message: `a list begins with number ${node.start}`, expected });
    } else if (node.type === "tableRow" && parent?.type === "table") {
      const columns = parent.children[0]?.children.length;
      const message = `this row’s number of cells is ${node.children.length}`;
      const expected = `${columns}, as the first row has, and an empty line below the table`;
      if (node.children.length !== columns) report({ message, expected });
    }
  }
}
