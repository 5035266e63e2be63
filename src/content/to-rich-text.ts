import { slug } from "github-slugger";
import type { List, Nodes, Table, TableRow } from "mdast";
import { type Facts, insertFacts } from "./facts.ts";
import {
  joinTexts,
  plainText,
  type RichElement,
  type RichPart,
  type RichTextData,
} from "../ui/rich-text/rich-text-data.ts";
import { attributesOf, hasOnlyTags, type Jsx, type Tag, type Tags } from "./tags.ts";

/* Turns a tree of Markdown, which markdown.ts has checked, into data. */

/** A tag such as `<Signs>` that pages never see: reading a text puts the result of `read` in its place. */
export type AddedTag = Tag & { read: (given: Record<string, unknown>) => RichTextData };

/** What a text is read with. */
export type TextContext = {
  facts: Facts;
  /** Tags that this text may have besides those of any MDX text. */
  tags?: Tags & Readonly<Record<string, Tag | AddedTag>>;
  /** Whether the public site leaves out the page at an address. Of a link to it, only the words stay. */
  isLeftOut?: ((address: string) => boolean) | undefined;
  /** Whether facts are words, without links: inside links and headings. */
  isPlain?: boolean;
};

/** Makes an element a target of links, as in /contact#parking. A jump there moves the focus, too. */
const landing = (children: RichTextData) =>
  ({ id: slug(plainText(children)), tabIndex: -1, children }) as const;

export const toRich = (nodes: readonly Nodes[], context: TextContext): RichTextData =>
  joinTexts(...nodes.map((node) => richOf(node, context)));

function richOf(node: Nodes, context: TextContext): RichTextData {
  const { facts } = context;
  const inner = (within = context) => toRich("children" in node ? node.children : [], within);
  switch (node.type) {
    case "text":
      return [node.value];
    case "mdxTextExpression":
    case "mdxFlowExpression": {
      const fact = facts.get(node.value.trim());
      if (fact === undefined) return [`{${node.value}}`];
      return context.isPlain ? [fact.text] : fact.rich;
    }
    case "link": {
      const children = inner({ ...context, isPlain: true });
      if (context.isLeftOut?.(node.url)) return children;
      return [{ tag: "a", href: insertFacts(node.url, facts), children }];
    }
    case "heading":
      return [{ tag: "h3", ...landing(inner({ ...context, isPlain: true })) }];
    case "paragraph":
      return hasOnlyTags(node) ? inner() : [{ tag: "p", children: inner() }];
    case "strong":
      return [{ tag: "strong", children: inner() }];
    case "emphasis":
      return [{ tag: "em", children: inner() }];
    case "break":
      return [{ tag: "br" }];
    case "list":
      return listOf(node, context);
    case "table":
      return [tableOf(node, context)];
    case "mdxJsxTextElement":
    case "mdxJsxFlowElement":
      return tagOf(node, context);
    default:
      return [];
  }
}

function listOf(list: List, context: TextContext): RichTextData {
  const isLoose = list.spread || list.children.some(({ spread }) => spread);
  const items = list.children.map(({ children, checked }): RichPart => {
    // If no empty lines are between the items, the words of an item are not in a paragraph.
    const [first = [], ...others] = children.map((node) =>
      node.type === "paragraph" && !isLoose
        ? toRich(node.children, context)
        : richOf(node, context),
    );
    if (typeof checked !== "boolean") return { tag: "li", children: joinTexts(first, ...others) };
    return { tag: "li", children: [{ tag: "check", children: first }, ...others.flat()] };
  });
  const isChecks = list.children.some(({ checked }) => typeof checked === "boolean");
  return [{ tag: isChecks ? "checks" : list.ordered ? "ol" : "ul", children: items }];
}

/** The first cell of a row is its header. On phones, the other cells show their column's name. */
function tableOf({ children: [head, ...rows] }: Table, context: TextContext): RichPart {
  const cellsOf = ({ children }: TableRow) =>
    children.map((cell) => toRich(cell.children, context));
  const columns = head ? cellsOf(head) : [];
  const heads = columns.map((children): RichPart => ({ tag: "th", scope: "col", children }));
  const body = rows.map((row): RichPart => {
    const [name = [], ...others] = cellsOf(row);
    const cells = others.map((children, index): RichPart => {
      return { tag: "td", "data-of": plainText(columns[index + 1] ?? []), children };
    });
    return { tag: "tr", children: [{ tag: "th", scope: "row", children: name }, ...cells] };
  });
  return {
    tag: "table",
    children: [
      { tag: "thead", children: [{ tag: "tr", children: heads }] },
      { tag: "tbody", children: body },
    ],
  };
}

function tagOf(node: Jsx, context: TextContext): RichTextData {
  const added = context.tags?.[`${node.name}`];
  if (added && "read" in added) return added.read(attributesOf(node));
  if (node.name === "NamedList") return [namedListOf(node, context)];
  const given = Object.entries(attributesOf(node));
  const attributes = given.map(([name, one]) => [name, insertFacts(String(one), context.facts)]);
  const { title, ...others } = Object.fromEntries(attributes);
  const children = toRich(node.children, context);
  const titled = title && { title, ...landing([title]) };
  return [{ tag: node.name, ...others, ...titled, children } as RichElement];
}

/** The bold words that begin an item are its heading, without their period. */
function namedListOf(node: Jsx, context: TextContext): RichPart {
  const [list] = node.children;
  if (list?.type !== "list") return "";
  const children = list.children.map(({ children: [start, ...others] }): RichPart => {
    const [name, ...rest] = start?.type === "paragraph" ? start.children : [];
    const parts = start ? toRich([start, ...others], context) : [];
    if (name?.type !== "strong") return { tag: "li", children: parts };
    const words = toRich(name.children, context);
    const heading = words.map((word, index) =>
      typeof word === "string" && index === words.length - 1 ? word.replace(/\.$/, "") : word,
    );
    const [space, ...detail] = toRich(rest, context);
    const first = typeof space === "string" ? space.trimStart() : space;
    const paragraph: RichTextData =
      first === undefined ? [] : [{ tag: "p", children: joinTexts([first], detail) }];
    return {
      tag: "li",
      children: [{ tag: "h3", children: heading }, ...paragraph, ...toRich(others, context)],
    };
  });
  return { tag: "NamedList", ordered: list.ordered === true, children };
}
