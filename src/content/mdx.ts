import { createProcessor, type ProcessorOptions } from "@mdx-js/mdx";
import GithubSlugger, { slug } from "github-slugger";
import type {
  Emphasis,
  List,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Text,
} from "mdast";
import { findAndReplace } from "mdast-util-find-and-replace";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { joinSentences, type Piece, unbrokenText } from "../formatting/text.ts";
import {
  type Facts,
  findBraceProblems,
  insertFacts,
  loneBraceProblem,
  nothingNamed,
  unusableFact,
} from "./facts.ts";
import { splitMarked, unmarked, wholeWords } from "./marks.ts";
import type { Problem } from "./problems.ts";
import { rememberLatest } from "./remember.ts";
import type { SignTable } from "./sign-table.ts";

/** `@mdx-js/mdx` adds these to Markdown's nodes. */
type MdxJsxFlowElement = Extract<Nodes, { type: "mdxJsxFlowElement" }>;
type MdxJsxTextElement = Extract<Nodes, { type: "mdxJsxTextElement" }>;

/**
 * Components that any MDX file may use, implemented in src/sections/prose. `Signs` becomes lists,
 * `WhenClosed` a sentence with a link, and `StoryForm` its text, if that is true of the story form.
 */
const proseParts =
  "BookingLink CallLink EmailLink Note PoisonLines Signs SmsLink StoryForm Warning WhenClosed".split(
    " ",
  );

/** Components for articles only, in src/routes/article/article-parts.tsx. */
const articleParts = ["DaySheet", "Fact", "Figures", "Months", "Phase", "Phases"];

/** Tags that lead to what not every clinic has, each with the fact that is undefined then. */
const tagFacts: Record<string, string> = {
  BookingLink: "clinic.booking",
  SmsLink: "clinic.text",
};

/** Where the emergency page says what to do at night. */
const afterHoursAddress = "/services/emergency#after-hours";

/** The link of a fact such as `{clinic.phone}`. Only facts make it: writers use `<CallLink>`. */
const factLink = "FactLink";

/** What the check and the pages read as Markdown. One tilde is no mark: kittens come at 6~8 weeks. */
export const remarkSyntax: NonNullable<ProcessorOptions["remarkPlugins"]> = [
  [remarkGfm, { singleTilde: false }],
];

const processor = createProcessor({ remarkPlugins: remarkSyntax });
const parse = rememberLatest((_file, body) => processor.parse(body) as Root);

type ProblemText = Pick<Problem, "message" | "expected">;

const picture: ProblemText = {
  message: "the text has a picture",
  expected:
    "no picture in the text; add it under The clinic, Photographs (content/photos.yaml), with the article as its place",
};
const footnote: ProblemText = {
  message: "the text has a footnote",
  expected: "its words in the sentence itself, in parentheses",
};
const code: ProblemText = {
  message: "there are backticks, which make program code",
  expected: "plain words without `",
};

/** Markdown that pages have no design for. */
const undesigned: Partial<Record<Nodes["type"], ProblemText>> = {
  code,
  delete: { message: "there is struck-out text (~~)", expected: "the text without it" },
  footnoteDefinition: footnote,
  footnoteReference: footnote,
  image: picture,
  imageReference: picture,
  inlineCode: code,
  mdxjsEsm: {
    message: "the text has program code (import or export)",
    expected: "text and Markdown only",
  },
  thematicBreak: {
    message: "there is a line across the text (--- or ***)",
    expected: "a Heading 2, which has a line above it, or an empty line",
  },
};

/**
 * Markdown's symbols in what visitors read: escaped, as editors do, or not understood. Alone, those
 * that go around words are no mark: a 5* hotel, prices vary*.
 */
const shownSymbols =
  /\*\*|(?<![\p{L}\p{N}*])\*(?=[\p{L}\p{N}][^*]*\*(?![\p{L}\p{N}]))|~~(?=\S[^~]*~~)|`(?=\S[^`]*`)|\][([]|\[\^|^##|^[#>+-] |(?<![\p{L}\p{N}_])_{1,3}(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])_{1,3}(?![\p{L}\p{N}_])/mu;

const symbolProblem = (symbol: string): ProblemText => ({
  message: `the text has the Markdown symbol “${symbol.trim()}”, which would show on the page`,
  expected:
    "the words without it; for bold words and links, the buttons above the text, or **bold** and [words](/contact) without backslashes",
});

/** Where a text stops making sense, and for which extension of Markdown: a point or a span. */
type ParseError = {
  reason: string;
  source?: string;
  place?: { offset?: number; start?: { offset?: number } };
};

/** What texts take by name. */
type Values = { facts: Facts; signs: SignTable };

/** The data that cross-file rules need about an MDX body. */
export type MdxOutline = {
  headings: { text: string; id: string; line: number }[];
  links: { href: string; line: number }[];
  /** The ids that `<Signs of="…" />` names. */
  signs: string[];
  /** Words in the file, not counting text that components add. */
  wordCount: number;
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
  values: Values,
  problems: Problem[],
): MdxOutline | undefined {
  const outline: MdxOutline = { headings: [], links: [], signs: [], wordCount: 0 };
  const parts = [...proseParts, ...(file.startsWith("content/articles/") ? articleParts : [])];
  const report = (line: number, message: string, expected: string) => {
    problems.push({ file, line, field: "", message, expected });
  };
  const reportTag = (line: number, name: string) => {
    const isPicture = /^(img|picture)$/i.test(name);
    const message = articleParts.includes(name)
      ? `<${name}> works in articles only`
      : `there is no tag <${name}>`;
    const expected = `one of ${parts.map((part) => `<${part}>`).join(", ")}`;
    report(line, isPicture ? picture.message : message, isPicture ? picture.expected : expected);
  };

  const textAt = (line: number) => body.split("\n")[line - 1] ?? "";

  let tree: Root | undefined;
  let text = body;
  while (tree === undefined) {
    try {
      // A copy, which takes facts below.
      tree = structuredClone(text === body ? parse(file, body) : (processor.parse(text) as Root));
    } catch (error) {
      const { reason, source, place } = error as ParseError;
      const isBrace = source === "micromark-extension-mdx-expression";
      const end = place?.offset ?? place?.start?.offset ?? -1;
      const at = text.lastIndexOf(isBrace ? "{" : "<", end);
      // An unclosed tag has no place, but its message has one, as in (37:1-37:20).
      const line = /\((\d+):/.exec(reason)?.[1] ?? text.slice(0, at).split("\n").length;
      const [, tag] =
        /closing tag for `<(\w+)>`/.exec(reason) ?? /^<(img)\b/.exec(text.slice(at)) ?? [];
      if (tag !== undefined && !parts.includes(tag)) {
        reportTag(Number(line), tag);
      } else if (tag !== undefined) {
        const expected = "every tag closed, as in <Note> … </Note>";
        report(Number(line), `<${tag}> is not closed`, expected);
      } else if (isBrace) {
        report(Number(line), loneBraceProblem.message, loneBraceProblem.expected);
      } else {
        const expected =
          "words, such as “under 5 mm” for “<5 mm”, or a complete tag, as in <Note> … </Note>; no comment (<!--), and addresses without < >";
        report(Number(line), "there is a < that does not begin a tag", expected);
      }
      if (end < 0 || at < 0) return undefined;
      // Without it, the rest of the text can be checked as well.
      text = `${text.slice(0, at)} ${text.slice(at + 1)}`;
    }
  }

  const { facts, signs } = values;
  visit(tree, (node) => {
    if (!isJsx(node) || node.name !== "Signs") return;
    const line = node.position?.start.line ?? 0;
    for (const id of idsOf(node)) {
      outline.signs.push(id);
      if (signs.ids.length === 0 || signs.ids.includes(id)) continue;
      report(line, `there is no sign named “${id}”`, `one of ${signs.ids.join(", ")}`);
    }
  });
  insertInto(tree, values);
  visit(tree, "paragraph", (node) => {
    if (!plainText(node).startsWith("|")) return;
    const expected = "two or more rows with as many cells in each, or no |";
    report(node.position?.start.line ?? 0, "a line begins with | but is in no table", expected);
  });
  outline.wordCount = countWords(tree);
  for (const [{ position }, heading] of listHeadings(tree)) {
    outline.headings.push({ ...heading, line: position?.start.line ?? 0 });
  }
  let level = 1;
  visit(tree, (node, _index, parent) => {
    const line = node.position?.start.line ?? 0;
    const refused = undesigned[node.type];
    if (refused !== undefined) report(line, refused.message, refused.expected);
    switch (node.type) {
      case "heading": {
        const { depth } = node;
        if (depth > level + 1) {
          const message = `a Heading ${depth} follows a Heading ${level}`;
          report(line, message, `Heading ${Math.min(level + 1, 3)}`);
        } else if (depth === 1 || depth > 3) {
          const expected = "Heading 2 or Heading 3: the title of the page is its Heading 1";
          report(line, `the text has a Heading ${depth}`, expected);
        } else if (depth === 2 && parent?.type !== "root") {
          const expected = "Heading 3 there, or Heading 2 outside of it";
          report(line, "there is a Heading 2 inside a tag or a list", expected);
        }
        level = depth;
        if (!/[\p{L}\p{N}]/u.test(slug(plainText(node)))) {
          const expected = "words in it: the address of its part is made of them";
          report(line, "a heading has no letter or digit", expected);
        }
        break;
      }
      case "definition":
      case "link":
        outline.links.push({ href: node.url, line });
        break;
      case "mdxFlowExpression":
      case "mdxTextExpression": {
        const { message, expected } = unusableFact(node.value.trim(), facts, textAt(line));
        report(line, message, expected);
        break;
      }
      case "table":
        if (node.align?.some(Boolean)) {
          const expected = "--- without colons: pages set all columns alike";
          report(line, "a table has colons in its line of hyphens", expected);
        }
        break;
      case "tableRow":
        if (
          parent?.type === "table" &&
          node.children.length > (parent.align ?? node.children).length
        ) {
          const expected = "as many cells as in the first row";
          report(line, "a row of a table has more cells than its first row", expected);
        }
        break;
      case "text": {
        // Facts have no place: they are checked where they are written.
        const { 0: symbol, index = 0 } = shownSymbols.exec(node.value) ?? {};
        if (symbol === undefined || node.position === undefined) break;
        const { message, expected } = symbolProblem(symbol);
        report(line + node.value.slice(0, index).split("\n").length - 1, message, expected);
        break;
      }
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement": {
        const name = node.name ?? "";
        if (name === factLink) break;
        if (!parts.includes(name)) reportTag(line, name);
        if (name === "StoryForm") {
          const found = `sends of <StoryForm> is “${attribute(node, "sends")}”`;
          report(line, found, "nothing or stories");
        }
        const fact = tagFacts[name] ?? "";
        if (facts.has(fact) && facts.get(fact) === undefined) {
          const { message, expected } = nothingNamed(`<${name}>`, textAt(line));
          report(line, message, expected);
        }
        for (const { type, value, position } of node.attributes) {
          const lineHere = position?.start.line ?? line;
          const isText = type === "mdxJsxAttribute" && Object(value) !== value;
          const found = isText ? findBraceProblems(String(value), facts) : [valueInBraces];
          const [symbol] = (isText && shownSymbols.exec(String(value))) || [];
          if (symbol !== undefined) found.push(symbolProblem(symbol));
          for (const { message, expected } of found) report(lineHere, message, expected);
        }
        if (name !== "Months") break;
        const names = attribute(node, "names").split(" ");
        for (const end of ["from", "to"]) {
          const month = attribute(node, end);
          if (names.includes(month)) continue;
          report(line, `${end} of <Months> is “${month}”`, `one of ${names.join(", ")}`);
        }
      }
    }
  });
  return outline;
}

const valueInBraces = {
  message: "a tag has a value in braces",
  expected: 'each value in quotes, as in <Note title="Now">',
};

/** Puts facts in place of `{clinic.phone}`, in text and in titles, and what a tag stands for in its place. */
function insertInto(tree: Root, values: Values): void {
  mendPastes(tree);
  visit(tree, (node, index, parent) => {
    const nodes = standIn(node, values);
    if (nodes !== undefined && parent !== undefined && index !== undefined) {
      parent.children.splice(index, 1, ...nodes);
      return index;
    }
    for (const attribute of isJsx(node) ? node.attributes : []) {
      if (attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string") {
        attribute.value = unmarked(insertFacts(attribute.value, values.facts));
      }
    }
    return undefined;
  });
}

/** What a page has in place of a node; undefined if that is the node. Unknown names of facts stay. */
function standIn(node: Nodes, { facts, signs }: Values): RootContent[] | undefined {
  if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
    const fact = facts.get(node.value.trim());
    return fact === undefined ? undefined : splitMarked(fact).map(nodeOf);
  }
  if (!isJsx(node)) return undefined;
  if (node.name === "Signs") {
    const found = idsOf(node).filter((id) => signs.ids.includes(id));
    const withLooks = node.attributes.some((one) => "name" in one && one.name === "looks");
    return listSigns(signs, found, withLooks);
  }
  if (node.name === "WhenClosed") {
    const sentence = sayWhereToGo(signs);
    const isBlock = node.type === "mdxJsxFlowElement";
    return isBlock ? [{ type: "paragraph", children: sentence }] : sentence;
  }
  const said = attribute(node, "sends");
  if (node.name !== "StoryForm" || (said !== "nothing" && said !== "stories")) return undefined;
  const sends = facts.get("clinic.storyForm") === undefined ? "nothing" : "stories";
  return said === sends ? node.children : [];
}

/** Turns what the forms save of a table or a list from Word into one: lines with bars, or with dots. */
function mendPastes(tree: Root): void {
  visit(tree, "paragraph", (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    const lines = linesOf(node);
    const { position } = node;
    const rows = lines.map((line) => splitAt(line, /\s*\|\s*/));
    const isRow = (cells: PhrasingContent[][]) =>
      cells.length > 2 && [cells.at(0), cells.at(-1)].every((end) => end?.length === 0);
    if (rows.length > 1 && rows.every((row) => isRow(row) && row.length === rows[0]?.length)) {
      const children = rows.map((cells) => ({
        type: "tableRow" as const,
        children: cells.slice(1, -1).map((children) => ({ type: "tableCell" as const, children })),
      }));
      parent.children[index] = { type: "table", children, position };
    }
    const items = lines.map((line) => splitAt(line, /^[·•]\s+/));
    if (items.every((item) => item.length === 2 && item[0]?.length === 0)) {
      const children = items.map(([, children = []]) => ({
        type: "listItem" as const,
        children: [{ type: "paragraph" as const, children }],
      }));
      const before = parent.children[index - 1];
      if (before?.type !== "list") {
        parent.children[index] = { type: "list", spread: false, children, position };
      } else {
        before.children.push(...children);
        parent.children.splice(index, 1);
        return index;
      }
    }
    return undefined;
  });
}

const linesOf = ({ children }: Paragraph) =>
  splitAt(
    children.map((node) => (node.type === "break" ? { type: "text", value: "\n" } : node)),
    /\n+/,
  );

/** Nodes in groups, divided wherever a text matches. */
function splitAt(nodes: readonly PhrasingContent[], pattern: RegExp): PhrasingContent[][] {
  const groups: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    const texts = node.type === "text" ? node.value.split(pattern) : [];
    if (node.type !== "text") groups.at(-1)?.push(node);
    for (const [index, value] of texts.entries()) {
      if (index > 0) groups.push([]);
      if (value !== "") groups.at(-1)?.push({ ...node, value } as Text);
    }
  }
  return groups;
}

/** Where the rule for nights and weekends is. */
const sayWhereToGo = ({ whenClosed: { text, link } }: SignTable): PhrasingContent[] => [
  { type: "text", value: `${text} ` },
  { type: "link", url: afterHoursAddress, children: [{ type: "text", value: link }] },
  { type: "text", value: "." },
];

/** Signs in lists, one for each level, with what raises it and, if wanted, what they look like. */
const listSigns = (
  table: SignTable,
  ids: readonly string[],
  withLooks: boolean,
): (Paragraph | List)[] =>
  table.byNote(ids.map(table.sign)).flatMap(({ note, items }): [Paragraph, List] => [
    {
      type: "paragraph",
      children: [{ type: "strong", children: note.map(nodeOf) }],
    },
    {
      type: "list",
      spread: false,
      children: items.map(({ name, unless, looks, avoid }) => {
        const more = withLooks ? [unless, looks, avoid] : [unless];
        const text = more.some(Boolean) ? joinSentences([`${name}.`], ...more) : [name];
        return {
          type: "listItem",
          children: [{ type: "paragraph", children: text.map(nodeOf) }],
        };
      }),
    },
  ]);

const isJsx = (node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

const idsOf = (node: MdxJsxFlowElement | MdxJsxTextElement): string[] =>
  attribute(node, "of")
    .split(/[\s,]+/)
    .filter((id) => id !== "");

/** What MDX shows of a piece: the same as `LinkedText`. */
function nodeOf(piece: Piece): PhrasingContent {
  if (typeof piece === "string") return { type: "text", value: piece };
  const { text, keep, to } = piece;
  // remarkWholeWords keeps words on one line, also within a link.
  const value = { type: "text" as const, value: text };
  if (to === undefined) return keep === "line" ? wholeSpan(keep, [value]) : value;
  const attributes = [{ type: "mdxJsxAttribute" as const, name: "to", value: to }];
  return { type: "mdxJsxTextElement", name: factLink, attributes, children: [value] };
}

const wholeSpan = (keep: "word" | "line", children: PhrasingContent[]): Emphasis => ({
  type: "emphasis",
  data: { hName: "span", hProperties: { className: [`whole-${keep}`] } },
  children,
});

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

/** An attribute's value; empty if missing. */
function attribute({ attributes }: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  const found = attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === name);
  return typeof found?.value === "string" ? found.value : "";
}

function plainText(node: Nodes): string {
  let text = "";
  visit(node, "text", ({ value }) => {
    text += value;
  });
  return text;
}

/** Remark plugin: turns facts into text and links, and `<Signs>` into lists, so that MDX contains no code. */
export function remarkFacts(values: Values) {
  return (tree: Root) => insertInto(tree, values);
}

/** The `##` headings, each with the id that links name. */
function listHeadings({ children }: Root): Map<RootContent, { text: string; id: string }> {
  const slugger = new GithubSlugger();
  const headings = children.filter((node) => node.type === "heading" && node.depth === 2);
  return new Map(
    headings.map((node) => {
      const text = plainText(node);
      return [node, { text, id: slugger.slug(text) }];
    }),
  );
}

/**
 * Remark plugin: wraps each `##` heading and its content in `<Section id heading number>`, so that
 * pages can place sections individually. Runs after remarkFacts.
 */
export function remarkSections() {
  return (tree: Root) => {
    const headings = listHeadings(tree);
    const children: RootContent[] = [];
    let section: MdxJsxFlowElement | undefined;
    let number = 0;
    for (const node of tree.children) {
      const heading = headings.get(node);
      if (heading !== undefined) {
        const attributes = Object.entries({
          id: heading.id,
          heading: unbrokenText(splitMarked(heading.text)),
          number: String(++number),
        }).map(([name, value]) => ({ type: "mdxJsxAttribute" as const, name, value }));
        section = { type: "mdxJsxFlowElement", name: "Section", attributes, children: [] };
        children.push(section);
      } else if (section !== undefined) {
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
  const wholeWord = (value: string) => wholeSpan("word", [{ type: "text", value }]);
  return (tree: Root) => findAndReplace(tree, [new RegExp(wholeWords, "g"), wholeWord]);
}

/**
 * Remark plugin: makes the first cell of a row its header and puts the column's name on the other
 * cells (`data-of`), so that phones can show each row as a heading above its cells. Runs after
 * remarkFacts.
 */
export function remarkTables() {
  return (tree: Root) => {
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
  };
}
