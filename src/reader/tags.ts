import type { Nodes, Parents } from "mdast";
import type { ComponentType, ReactNode } from "react";
import { z } from "zod";
import { type Choices, type FieldSchema, singular } from "./field-schema.ts";
import type { ProblemText } from "./problems.ts";
import { oneOf } from "./wording.ts";

/** mdast-util-mdx adds these to nodes of Markdown. */
export type Jsx = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

export const isJsx = (node: Nodes): node is Jsx =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** The value of an attribute. With `choices`, it is names of that list. */
export const attribute = z.string().trim().min(1);

/** A tag, which stands between paragraphs: its attributes, and what it may have in it. */
type Tag = { attributes: z.ZodObject; content: keyof typeof contentRules };

export type Tags = Readonly<Record<string, Tag>>;

/** A component for each of these tags, which gets its attributes. */
export type TagComponents<All extends Tags> = {
  [Name in keyof All]: ComponentType<
    z.input<All[Name]["attributes"]> & { id?: string; children?: ReactNode }
  >;
};

const contentRules = {
  nothing: { fits: ({ children }: Jsx) => children.length === 0, expected: "nothing in it" },
  list: {
    fits: ({ children }: Jsx) => children.length === 1 && children[0]?.type === "list",
    expected: "one list in it, and nothing else",
  },
  text: { fits: () => true, expected: "" },
};

/** What is wrong with a tag in a text. @param tags that the text may have; a field of YAML has none */
export function checkTag(
  node: Jsx,
  parent: Parents | undefined,
  tags: Tags,
  choices: Partial<Choices>,
): ProblemText[] {
  const tag = `<${node.name ?? ""}>`;
  const found = new Map(Object.entries(tags)).get(`${node.name}`);
  if (found === undefined) {
    const known = Object.keys(tags).map((name) => `<${name}>`);
    const expected = known.length > 0 ? `one of ${known.join(", ")}` : "none in a field";
    return [{ message: `there is no tag ${tag} here`, expected }];
  }
  const { attributes, content } = found;
  const given = readAttributes(node);
  const problems: ProblemText[] = [];
  if (node.type === "mdxJsxTextElement" && !hasOnlyTags(parent)) {
    const expected = "it on a line of its own, between two empty lines";
    problems.push({ message: `${tag} is within a sentence`, expected });
  }
  const { fits, expected } = contentRules[content];
  if (!fits(node)) problems.push({ message: `${tag} has what it cannot have in it`, expected });
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(attributes.shape, name));
  if (unknown.length > 0) {
    const expected = Object.keys(attributes.shape).join(" or ") || "no words after its name";
    problems.push({ message: `${tag} takes no ${unknown.join(", ")}`, expected });
  }
  for (const [name, schema] of Object.entries<z.ZodType>(attributes.shape)) {
    // A misspelled attribute is also a missing one: report it once.
    if (unknown.length === 0 && !schema.safeParse(given[name]).success)
      problems.push({ message: `${tag} has no ${name} in quotes`, expected: `${name}="…" in it` });
    const { choices: list } = (schema.meta() ?? {}) as FieldSchema;
    for (const named of splitNames(given[name])) {
      const names = list && choices[list];
      if (!names || names.includes(named)) continue;
      problems.push({
        message: `there is no ${singular(list)} named “${named}”`,
        expected: oneOf(names),
      });
    }
  }
  return problems;
}

/** The names in an attribute such as `of="limp, seizure"`. */
export const splitNames = (given: unknown): string[] =>
  (typeof given === "string" && given.match(/[^\s,]+/g)) || [];

/** Whether a paragraph of Markdown has nothing but tags: then pages show the tags without a `p`. */
export const hasOnlyTags = (parent: Parents | undefined): boolean =>
  parent?.type === "paragraph" &&
  parent.children.some(isJsx) &&
  parent.children.every(
    (child) => isJsx(child) || (child.type === "text" && child.value.trim() === ""),
  );

/** The attributes of a tag, by name. A value in braces, as in title={1}, is no text, and is refused. */
export const readAttributes = ({ attributes }: Jsx): Record<string, unknown> =>
  Object.fromEntries(
    attributes.map((attribute) => ["name" in attribute ? attribute.name : "{…}", attribute.value]),
  );
