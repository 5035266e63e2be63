import type { Nodes, Parents } from "mdast";
import { z } from "zod";
import type { ProblemText } from "./problems.ts";

/** mdast-util-mdx adds these to nodes of Markdown. */
export type Jsx = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

export const isJsx = (node: Nodes): node is Jsx =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

const words = z.string().trim().min(1);
const nothing = z.strictObject({});
const title = z.strictObject({ title: words.optional() });

/** Tags that any MDX text may have, and what they take. Their components: src/parts/prose. */
export const proseTags = {
  NamedList: { attributes: nothing, content: "list" },
  Note: { attributes: title, content: "text" },
  Notes: { attributes: nothing, content: "text" },
  PoisonLines: { attributes: nothing, content: "nothing" },
  Warning: { attributes: title, content: "text" },
} as const;

/** Tags that only articles may have. Their components: src/pages/blog/article/article-text.tsx. */
export const articleTags = {
  Checklist: { attributes: z.strictObject({ title: words, print: words }), content: "text" },
  KeyFigure: { attributes: z.strictObject({ value: words }), content: "text" },
} as const;

/** A tag, which stands between paragraphs. `problemsOf` checks what the schema of `attributes` can’t. */
export type Tag = {
  attributes: z.ZodObject;
  content: keyof typeof contentRules;
  problemsOf?: (given: Record<string, unknown>) => ProblemText[];
};

/** The attributes of each tag, as its component gets them. */
type AttributesOf<All extends Tags> = {
  [Name in keyof All]: z.input<All[Name]["attributes"]>;
};
export type ProseTags = AttributesOf<typeof proseTags>;
export type ArticleTags = AttributesOf<typeof articleTags>;

const contentRules = {
  nothing: { fits: ({ children }: Jsx) => children.length === 0, expected: "nothing in it" },
  list: {
    fits: ({ children }: Jsx) => children.length === 1 && children[0]?.type === "list",
    expected: "one list in it, and nothing else",
  },
  text: { fits: () => true, expected: "" },
};

/** The tags that a text may have, by name. */
export type Tags = Readonly<Record<string, Tag>>;

/** What is wrong with a tag in a text. @param tags that the text may have; a field of YAML has none */
export function problemsOfTag(node: Jsx, parent: Parents | undefined, tags: Tags): ProblemText[] {
  const tag = `<${node.name ?? ""}>`;
  const found = new Map(Object.entries(tags)).get(`${node.name}`);
  if (found === undefined) {
    const known = Object.keys(tags).map((name) => `<${name}>`);
    const expected = known.length > 0 ? `one of ${known.join(", ")}` : "none in a field";
    return [{ message: `there is no tag ${tag} here`, expected }];
  }
  const { attributes, content, problemsOf } = found;
  const problems = problemsOf?.(attributesOf(node)) ?? [];
  if (node.type === "mdxJsxTextElement" && !hasOnlyTags(parent)) {
    const expected = "it on a line of its own, between two empty lines";
    problems.push({ message: `${tag} is within a sentence`, expected });
  }
  const { fits, expected } = contentRules[content];
  if (!fits(node)) problems.push({ message: `${tag} has what it cannot have in it`, expected });
  const { issues = [] } = attributes.safeParse(attributesOf(node)).error ?? {};
  // A misspelled attribute is also a missing one: report it once.
  const unknown = issues.find(({ code }) => code === "unrecognized_keys");
  for (const issue of unknown ? [unknown] : issues) {
    const names = Object.keys(attributes.shape).join(" or ") || "no words after its name";
    const [name] = issue.path.map(String);
    problems.push(
      issue.code === "unrecognized_keys"
        ? { message: `${tag} takes no ${issue.keys.join(", ")}`, expected: names }
        : { message: `${tag} has no ${name} in quotes`, expected: `${name}="…" in it` },
    );
  }
  return problems;
}

/** Whether a paragraph of Markdown has nothing but tags: then pages show the tags without a `p`. */
export const hasOnlyTags = (parent: Parents | undefined): boolean =>
  parent?.type === "paragraph" &&
  parent.children.some(isJsx) &&
  parent.children.every((one) => isJsx(one) || (one.type === "text" && one.value.trim() === ""));

/** The attributes of a tag, by name. A value in braces, as in title={1}, is no text, and is refused. */
export const attributesOf = ({ attributes }: Jsx): Record<string, unknown> =>
  Object.fromEntries(attributes.map((one) => ["name" in one ? one.name : "{…}", one.value]));
