import type { ProcessorOptions } from "@mdx-js/mdx";
import GithubSlugger from "github-slugger";
import type { ListItem, Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";

/** `@mdx-js/mdx` adds these to Markdown's nodes. */
export type JsxBlock = Extract<Nodes, { type: "mdxJsxFlowElement" }>;
export type Jsx = JsxBlock | Extract<Nodes, { type: "mdxJsxTextElement" }>;

/** What the check and the pages read as Markdown. One tilde is no mark: kittens come at 6~8 weeks. */
export const remarkSyntax: NonNullable<ProcessorOptions["remarkPlugins"]> = [
  [remarkGfm, { singleTilde: false }],
];

/** The link of a fact such as `{clinic.phone}`. Only facts make it: writers use `<CallLink>`. */
export const factLink = "FactLink";

export const isJsx = (node: Nodes): node is Jsx =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

export const lineOf = ({ position }: Nodes): number => position?.start.line ?? 0;

/** An attribute's value; empty if missing. */
export function attribute({ attributes }: Jsx, name: string): string {
  const found = attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === name);
  return typeof found?.value === "string" ? found.value : "";
}

/** The ids that `<Signs of="…" />` names. */
export const signIds = (node: Jsx): string[] => attribute(node, "of").match(/[^\s,]+/g) ?? [];

export function plainText(node: Nodes): string {
  let text = "";
  visit(node, "text", ({ value }) => {
    text += value;
  });
  return text;
}

/** The bold words that an item of a list begins with. */
export function nameIn({ children: [first] }: ListItem) {
  const start = first?.type === "paragraph" ? first.children[0] : undefined;
  return start?.type === "strong" ? start : undefined;
}

/** The `##` headings, each with the id that links name, and its place among the nodes. */
export function listHeadings({ children }: Root) {
  const slugger = new GithubSlugger();
  return children.flatMap((node, index) => {
    if (node.type !== "heading" || node.depth !== 2) return [];
    const text = plainText(node);
    return { text, id: slugger.slug(text), line: lineOf(node), index };
  });
}
