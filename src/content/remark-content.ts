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
import { visit } from "unist-util-visit";
import { joinSentences, type Piece, unbrokenText } from "../formatting/text.ts";
import { type Facts, insertFacts } from "./facts.ts";
import { splitMarked, unmarked, wholeWords } from "./marks.ts";
import {
  factLink,
  isJsx,
  type JsxBlock,
  listHeadings,
  nameIn,
  plainText,
  signIds,
} from "./mdx-nodes.ts";
import type { SignTable } from "./sign-table.ts";

/** What texts take by name. */
export type Values = { facts: Facts; signs: SignTable };

/** Remark plugin: makes a page's text of an MDX body, so that its code is ours alone. */
export function remarkContent(values: Values) {
  return (tree: Root): void => {
    insertInto(tree, values);
    nameItems(tree);
    wrapSections(tree);
    labelCells(tree);
    // Keeps `X-ray` and the like on one line.
    findAndReplace(tree, [new RegExp(wholeWords, "g"), (word: string) => span("word", word)]);
  };
}

/** Puts facts in place of `{clinic.phone}`, in text and in titles, and what a tag stands for in its place. */
export function insertInto(tree: Root, values: Values): void {
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
  if (!isJsx(node) || node.name !== "Signs") return undefined;
  const found = signIds(node).filter((id) => signs.ids.includes(id));
  const withLooks = node.attributes.some((one) => "name" in one && one.name === "looks");
  return listSigns(signs, found, withLooks);
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
      const list = listOf(items.map(([, children = []]) => children));
      const before = parent.children[index - 1];
      if (before?.type !== "list") {
        parent.children[index] = { ...list, position };
      } else {
        before.children.push(...list.children);
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

/**
 * Signs in lists, one for each level, with what raises it and, if wanted, what they look like. One
 * alone is a sentence, which begins with its level.
 */
const listSigns = (table: SignTable, ids: readonly string[], withLooks: boolean): RootContent[] =>
  table.byNote(ids.map(table.sign)).flatMap(({ note, items }) => {
    const isAlone = items.length === 1;
    const texts = items.map(({ name, unless, looks, avoid }) => {
      const more = withLooks ? [unless, looks, avoid] : [unless];
      const text = isAlone || more.some(Boolean) ? joinSentences([`${name}.`], ...more) : [name];
      return text.map(nodeOf);
    });
    const level = isAlone ? [...note, ":"] : note;
    const start: PhrasingContent = { type: "strong", children: level.map(nodeOf) };
    if (isAlone) return [paragraph([start, textNode(" "), ...texts.flat()])];
    return [paragraph([start]), listOf(texts)];
  });

const textNode = (value: string): Text => ({ type: "text", value });

const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: "paragraph", children });

const listOf = (items: PhrasingContent[][]): List => ({
  type: "list",
  spread: false,
  children: items.map((children) => ({ type: "listItem", children: [paragraph(children)] })),
});

const attributes = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({
    type: "mdxJsxAttribute" as const,
    name,
    value,
  }));

const span = (keep: "word" | "line", value: string): Emphasis => ({
  type: "emphasis",
  data: { hName: "span", hProperties: { className: [`whole-${keep}`] } },
  children: [textNode(value)],
});

/** What MDX shows of a piece: the same as `LinkedText`. */
function nodeOf(piece: Piece): PhrasingContent {
  if (typeof piece === "string") return textNode(piece);
  const { text, keep, to } = piece;
  // Words are kept on one line below, also within a link.
  if (to === undefined) return keep === "line" ? span(keep, text) : textNode(text);
  const children = [textNode(text)];
  return { type: "mdxJsxTextElement", name: factLink, attributes: attributes({ to }), children };
}

/**
 * Makes items of `<NamedList>` what those of YAML are: the bold words at their start a heading, without
 * a period, and text.
 */
function nameItems(tree: Root): void {
  visit(tree, "mdxJsxFlowElement", (node) => {
    const [list] = node.children;
    if (node.name !== "NamedList" || list?.type !== "list") return;
    node.attributes = list.ordered ? attributes({ ordered: "" }) : [];
    node.children = list.children.map((item): JsxBlock => {
      const name = nameIn(item);
      const [first, ...more] = item.children;
      let children = item.children;
      if (name !== undefined && first?.type === "paragraph") {
        const text = paragraph(first.children.slice(1));
        const texts = text.children.length > 0 ? [text, ...more] : more;
        const end = name.children.at(-1);
        if (end?.type === "text") end.value = end.value.replace(/\.$/, "");
        children = [{ type: "heading", depth: 3, children: name.children }, ...texts];
      }
      return { type: "mdxJsxFlowElement", name: "li", attributes: [], children };
    });
  });
}

/** Wraps each `##` heading and its content in `<Section id heading number>`, which pages can place. */
function wrapSections(tree: Root): void {
  const headings = listHeadings(tree);
  const sections = headings.map(({ id, text, index }, place): JsxBlock => {
    const heading = unbrokenText(splitMarked(text));
    return {
      type: "mdxJsxFlowElement",
      name: "Section",
      attributes: attributes({ id, heading, number: String(place + 1) }),
      children: tree.children.slice(index + 1, headings[place + 1]?.index) as JsxBlock["children"],
    };
  });
  tree.children = [...tree.children.slice(0, headings[0]?.index), ...sections];
}

/**
 * Makes the first cell of a row its header and puts the column's name on the other cells
 * (`data-of`), so that phones can show each row as a heading above its cells.
 */
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
