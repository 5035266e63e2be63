import { slug } from "github-slugger";
import type { List, Nodes, Table, TableRow } from "mdast";
import {
  joinTexts,
  plainText,
  type RichNode,
  type RichTextData,
  withoutLinks,
} from "../ui/rich-text/rich-text-data.ts";
import { type Facts, insertFacts } from "./facts.ts";
import type { Choices } from "./field-schema.ts";
import { hasOnlyTags, type Jsx, readAttributes, type Tags } from "./tags.ts";

/* Turns a tree of Markdown, which markdown.ts has checked, into data. */

export type TextContext = {
  facts: Facts;
  /** The tags that the text of an MDX file may have. */
  tags?: Tags;
  /** The names that tags may have. */
  choices?: Partial<Choices>;
};

export const toRichText = (nodes: readonly Nodes[], context: TextContext): RichTextData =>
  joinTexts(...nodes.map((node) => toNodes(node, context)));

function toNodes(node: Nodes, context: TextContext): RichTextData {
  const { facts } = context;
  const inner = () => toRichText("children" in node ? node.children : [], context);
  switch (node.type) {
    case "text":
      return [node.value];
    case "mdxTextExpression":
    case "mdxFlowExpression":
      return facts.get(node.value.trim()) ?? [`{${node.value}}`];
    case "link":
      return [{ tag: "a", href: insertFacts(node.url, facts), children: withoutLinks(inner()) }];
    case "heading": {
      const children = withoutLinks(inner());
      return [{ tag: "h3", id: slug(plainText(children)), children }];
    }
    case "paragraph":
      return hasOnlyTags(node) ? inner() : [{ tag: "p", children: inner() }];
    case "strong":
      return [{ tag: "strong", children: inner() }];
    case "emphasis":
      return [{ tag: "em", children: inner() }];
    case "break":
      return [{ tag: "br" }];
    case "list":
      return readList(node, context);
    case "table":
      return [readTable(node, context)];
    case "mdxJsxTextElement":
    case "mdxJsxFlowElement":
      return readTag(node, context);
    default:
      return [];
  }
}

function readList(list: List, context: TextContext): RichTextData {
  const isLoose = list.spread || list.children.some(({ spread }) => spread);
  const items = list.children.map(({ children, checked }): RichNode => {
    // If no empty lines are between the items, the words of an item are not in a paragraph.
    const [first = [], ...others] = children.map((node) =>
      node.type === "paragraph" && !isLoose
        ? toRichText(node.children, context)
        : toNodes(node, context),
    );
    if (typeof checked !== "boolean") return { tag: "li", children: joinTexts(first, ...others) };
    return { tag: "li", children: [{ tag: "check", children: first }, ...others.flat()] };
  });
  const isChecks = list.children.some(({ checked }) => typeof checked === "boolean");
  return [{ tag: isChecks ? "checks" : list.ordered ? "ol" : "ul", children: items }];
}

/** The first cell of a row is its header. The others have their column's name. */
function readTable({ children: [head, ...rows] }: Table, context: TextContext): RichNode {
  const readCells = ({ children }: TableRow) =>
    children.map((cell) => toRichText(cell.children, context));
  const columns = head ? readCells(head) : [];
  const heads = columns.map((children): RichNode => ({ tag: "th", scope: "col", children }));
  const body = rows.map((row): RichNode => {
    const [name = [], ...others] = readCells(row);
    const cells = others.map((children, index): RichNode => {
      return { tag: "td", column: plainText(columns[index + 1] ?? []), children };
    });
    return { tag: "tr", children: [{ tag: "th", scope: "row", children: name }, ...cells] };
  });
  const top: RichNode = { tag: "thead", children: [{ tag: "tr", children: heads }] };
  return { tag: "table", children: [top, { tag: "tbody", children: body }] };
}

function readTag(node: Jsx, context: TextContext): RichTextData {
  if (node.name === "NamedList") return [readNamedList(node, context)];
  const given = Object.entries(readAttributes(node));
  const attributes = given.map(([name, value]) => [
    name,
    insertFacts(String(value), context.facts),
  ]);
  const tag = { tag: node.name, ...Object.fromEntries(attributes) };
  const id = tag.title && { id: slug(tag.title) };
  return [{ ...tag, ...id, children: toRichText(node.children, context) }];
}

/** The bold words that begin an item are its heading, without their period. */
function readNamedList(node: Jsx, context: TextContext): RichNode {
  const [list] = node.children;
  if (list?.type !== "list") return "";
  const children = list.children.map(({ children: blocks }): RichNode => {
    const [start, ...others] = blocks;
    const [name, ...rest] = start?.type === "paragraph" ? start.children : [];
    if (name?.type !== "strong") return { tag: "li", children: toRichText(blocks, context) };
    const words = toRichText(name.children, context);
    const heading = words.map((word, index) =>
      typeof word === "string" && index === words.length - 1 ? word.replace(/\.$/, "") : word,
    );
    const [space, ...detail] = toRichText(rest, context);
    const first = typeof space === "string" ? space.trimStart() : space;
    const paragraph: RichTextData =
      first === undefined ? [] : [{ tag: "p", children: joinTexts([first], detail) }];
    const title: RichNode = { tag: "h3", children: heading };
    return { tag: "li", children: [title, ...paragraph, ...toRichText(others, context)] };
  });
  return { tag: "NamedList", numbered: list.ordered === true, children };
}
