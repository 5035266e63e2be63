import { createProcessor } from "@mdx-js/mdx";
import { slug } from "github-slugger";
import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import { findBraceProblems, loneBraceProblem, nothingNamed, unusableFact } from "./facts.ts";
import {
  attribute,
  factLink,
  isJsx,
  type Jsx,
  lineOf,
  listHeadings,
  nameIn,
  plainText,
  remarkSyntax,
  signIds,
} from "./mdx-nodes.ts";
import { memoize } from "./memoize.ts";
import type { Problem } from "./problems.ts";
import { insertInto, type Values } from "./remark-content.ts";

/** Components that any MDX file may use, implemented in src/sections/prose. `Signs` becomes lists. */
const proseTags =
  "BookingLink CallLink EmailLink NamedList Note Notes PoisonLines Signs SmsLink Warning".split(
    " ",
  );

/** Components for articles only, in src/routes/article/article-tags.tsx. */
const articleTags = ["Checklist", "DaySheet", "Fact", "Figures", "Months", "Phase", "Phases"];

/** Tags that lead to what not every clinic has, each with the fact that is undefined then. */
const tagFacts: Record<string, string> = {
  BookingLink: "clinic.booking",
  SmsLink: "clinic.sms",
};

const processor = createProcessor({ remarkPlugins: remarkSyntax });
const parse = memoize((body: string) => processor.parse(body) as Root);

type ProblemText = Pick<Problem, "message" | "expected">;

const picture: ProblemText = {
  message: "the text has a picture",
  expected: "no picture in the text; a photo has a field of its own, photo",
};
const footnote: ProblemText = {
  message: "the text has a footnote",
  expected: "its words in the sentence itself, in parentheses",
};
const code: ProblemText = {
  message: "there are backticks, which make program code",
  expected: "plain words without `",
};

const loneSign: ProblemText = {
  message: "there is a < that does not begin a tag",
  expected:
    "words, such as “under 5 mm” for “<5 mm”, or a complete tag, as in <Note> … </Note>; no comment (<!--), and addresses without < >",
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

/** What pages need to know of an MDX body. */
export type MdxOutline = {
  headings: { text: string; id: string; line: number }[];
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
  const outline: MdxOutline = { headings: [], signs: [], wordCount: 0 };
  const parts = [...proseTags, ...(file.startsWith("content/articles/") ? articleTags : [])];
  const report = (line: number, message: string, expected: string) => {
    problems.push({ file, line, field: "", message, expected });
  };
  const reportTag = (line: number, name: string) => {
    const isPicture = /^(img|picture)$/i.test(name);
    const message = articleTags.includes(name)
      ? `<${name}> works in articles only`
      : `there is no tag <${name}>`;
    const expected = `one of ${parts.map((part) => `<${part}>`).join(", ")}`;
    report(line, isPicture ? picture.message : message, isPicture ? picture.expected : expected);
  };

  const textAt = (line: number) => body.split("\n")[line - 1] ?? "";
  let tree: Root | undefined;
  for (let text = body; tree === undefined; ) {
    try {
      // A copy, which takes facts below.
      tree = structuredClone(parse(text));
    } catch (error) {
      const { at, tag, problem } = findMistake(error as ParseError, text);
      const line = text.slice(0, at).split("\n").length;
      if (tag !== undefined && !parts.includes(tag)) reportTag(line, tag);
      else report(line, problem.message, problem.expected);
      if (at < 0) return undefined;
      // Without it, the rest of the text can be checked as well.
      text = `${text.slice(0, at)} ${text.slice(at + 1)}`;
    }
  }

  const { facts, signs } = values;
  visit(tree, (node) => {
    if (!isJsx(node) || node.name !== "Signs") return;
    for (const id of signIds(node)) {
      outline.signs.push(id);
      if (signs.ids.length === 0 || signs.ids.includes(id)) continue;
      report(lineOf(node), `there is no sign named “${id}”`, `one of ${signs.ids.join(", ")}`);
    }
  });
  outline.wordCount = countWords(tree);
  insertInto(tree, values);
  visit(tree, "paragraph", (node) => {
    if (!plainText(node).startsWith("|")) return;
    const expected = "two or more rows with as many cells in each, or no |";
    report(lineOf(node), "a line begins with | but is in no table", expected);
  });
  outline.headings = listHeadings(tree);
  let level = 1;
  visit(tree, (node, _index, parent) => {
    const line = lineOf(node);
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
        if (name === "NamedList" && !isNamed(node)) {
          const found = "<NamedList> is not around a list whose items begin with bold words";
          report(line, found, "- **Name.** Text, for each item, or the list without <NamedList>");
        }
        if (name === "Notes" && !node.children.every(isNote)) {
          const expected = "<Note> and <Warning> alone, and any other text outside of <Notes>";
          report(line, "<Notes> is around something other than notes", expected);
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

/** One list, whose items each begin with bold words. */
function isNamed({ children: [list, ...others] }: Jsx): boolean {
  return (
    list?.type === "list" && others.length === 0 && list.children.every((item) => nameIn(item))
  );
}

/** A note, also one that is written in a line. */
function isNote(node: Nodes): boolean {
  if (node.type === "paragraph") return node.children.every(isNote);
  if (node.type === "text") return node.value.trim() === "";
  return isJsx(node) && (node.name === "Note" || node.name === "Warning");
}

const valueInBraces = {
  message: "a tag has a value in braces",
  expected: 'each value in quotes, as in <Note title="Now">',
};

/** An error of MDX or of an extension of Markdown: it has a point, a span, or no place. */
type ParseError = {
  reason: string;
  source?: string;
  place?: { offset?: number; start?: { offset?: number } };
};

/** Where what cannot be parsed begins, if it can be found, and the tag if it is one. */
function findMistake(
  { reason, source, place }: ParseError,
  text: string,
): { at: number; tag?: string | undefined; problem: ProblemText } {
  // Which tag is not closed, and where it is, is in the words alone: `<Note>` (37:1-37:20).
  const [, open, line, column] = /closing tag for `<(\w+)>` \((\d+):(\d+)/.exec(reason) ?? [];
  if (open !== undefined) {
    const before = text.split("\n", Number(line) - 1).join("\n");
    // A tab counts as several columns.
    const at = text.lastIndexOf(`<${open}`, before.length + Number(column));
    const expected = "every tag closed, as in <Note> … </Note>";
    return { at, tag: open, problem: { message: `<${open}> is not closed`, expected } };
  }
  const end = place?.offset ?? place?.start?.offset ?? -1;
  if (source === "micromark-extension-mdx-expression") {
    return { at: text.lastIndexOf("{", end), problem: loneBraceProblem };
  }
  const at = text.lastIndexOf("<", end);
  return { at, tag: /^<(img)\b/.exec(text.slice(at))?.[1], problem: loneSign };
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
