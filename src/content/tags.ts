import type { Nodes, Parents } from "mdast";

/** `@mdx-js/mdx` adds these to Markdown's nodes. */
export type JsxBlock = Extract<Nodes, { type: "mdxJsxFlowElement" }>;
export type Jsx = JsxBlock | Extract<Nodes, { type: "mdxJsxTextElement" }>;

export const isJsx = (node: Nodes): node is Jsx =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** A tag that holds words is part of a sentence; all others stand between paragraphs. */
type Tag = {
  holds: keyof typeof contents;
  /** A flag is a name without a value. */
  attributes?: Readonly<Record<string, "required" | "optional" | "flag">>;
};

/** Tags of any text: src/sections/prose. `Signs` becomes lists. */
const proseTags = {
  BookingLink: { holds: "words" },
  CallLink: { holds: "words" },
  EmailLink: { holds: "words" },
  NamedList: { holds: "list" },
  Note: { holds: "text", attributes: { title: "optional" } },
  Notes: { holds: "text" },
  PoisonLines: { holds: "nothing" },
  Signs: { holds: "nothing", attributes: { of: "required", looks: "flag" } },
  Warning: { holds: "text", attributes: { title: "optional" } },
} as const satisfies Record<string, Tag>;

/** Tags of articles alone: src/routes/article/article-tags.tsx. */
const articleTags = {
  Checklist: { holds: "text", attributes: { title: "required", print: "required" } },
  Fact: { holds: "text", attributes: { title: "required", value: "required" } },
} as const satisfies Record<string, Tag>;

/** The attributes of each tag, as its component gets them. */
type AttributesOf<Tags extends Record<string, Tag>> = {
  [Name in keyof Tags]: {
    [One in keyof Tags[Name]["attributes"]]: Tags[Name]["attributes"][One] extends "required"
      ? string
      : string | undefined;
  };
};
export type ProseTags = Omit<AttributesOf<typeof proseTags>, "Signs">;
export type ArticleTags = AttributesOf<typeof articleTags>;

const wordNodes = ["text", "strong", "emphasis", "break", "mdxTextExpression"];

/** Whether a node holds words alone: no link, no tag and no paragraph. */
export const holdsWords = ({ children }: Parents): boolean =>
  children.every(
    (one) => wordNodes.includes(one.type) && (!("children" in one) || holdsWords(one)),
  );

/** What tags may hold. */
const contents = {
  nothing: { fits: ({ children }: Jsx) => children.length === 0, expected: "nothing in it" },
  words: { fits: holdsWords, expected: "words alone in it, on the same line" },
  list: {
    fits: ({ children }: Jsx) => children.length === 1 && children[0]?.type === "list",
    expected: "one list in it, and nothing else",
  },
  text: { fits: () => true, expected: "" },
};

type Report = (message: string, expected: string) => void;

/** Reports a tag that does not exist in a file, or that is not used as its table says. */
export function checkTag(node: Jsx, parent: Parents | undefined, file: string, report: Report) {
  const tags: Record<string, Tag> = file.includes("/articles/")
    ? { ...proseTags, ...articleTags }
    : proseTags;
  const tag = `<${node.name ?? ""}>`;
  const found = Object.entries(tags).find(([name]) => name === node.name)?.[1];
  if (found === undefined) {
    const known = Object.keys(tags).map((name) => `<${name}>`);
    return report(`there is no tag ${tag} here`, `one of ${known.join(", ")}`);
  }
  const { holds, attributes = {} } = found;
  if (holds !== "words" && node.type === "mdxJsxTextElement" && !holdsTagsAlone(parent)) {
    report(`${tag} is within a sentence`, "it on a line of its own, between two empty lines");
  }
  const { fits, expected } = contents[holds];
  if (!fits(node)) report(`${tag} has what it cannot have in it`, expected);
  const isBraced = (one: Jsx["attributes"][number]) =>
    one.type === "mdxJsxExpressionAttribute" || typeof (one.value ?? "") !== "string";
  if (node.attributes.some(isBraced)) {
    return report("a tag has a value in braces", 'each value in quotes, as in <Note title="Now">');
  }
  const given = node.attributes.map((one) => ("name" in one ? one.name : ""));
  const names = Object.keys(attributes);
  const unknown = given.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    return report(`${tag} takes no ${unknown}`, names.join(" or ") || "no words after its name");
  }
  for (const [name, kind] of Object.entries(attributes)) {
    const isBlank = kind !== "flag" && attribute(node, name).trim() === "";
    if (isBlank && (kind === "required" || given.includes(name))) {
      report(`${tag} has no ${name}`, `${name}="…" in it`);
    }
  }
}

/** Whether a paragraph has nothing but tags: they then stand in its place. */
const holdsTagsAlone = (parent: Parents | undefined): boolean =>
  parent?.type === "paragraph" &&
  parent.children.every((one) => isJsx(one) || (one.type === "text" && one.value.trim() === ""));

/** An attribute's value; empty if missing. */
export function attribute({ attributes }: Jsx, name: string): string {
  const found = attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === name);
  return typeof found?.value === "string" ? found.value : "";
}
