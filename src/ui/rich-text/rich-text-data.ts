import type { ArticleTags, ProseTags } from "../../content/tags.ts";

/*
 * A text as data: what src/content makes of Markdown, and RichText shows. It can be sent
 * to browsers as JSON.
 */

/** Words, and elements between them. Two strings never stand side by side. */
export type RichTextData = readonly RichPart[];
export type RichPart = string | RichElement;

/** What elements have besides their children, by tag: HTML's, a checklist's, and our own. */
export type Elements = Omit<ProseTags, "NamedList"> &
  ArticleTags & {
    a: { href: string };
    th: { scope: "col" | "row" };
    td: { "data-of": string };
    checks: object;
    check: object;
    NamedList: { ordered: boolean };
  } & Record<keyof React.JSX.IntrinsicElements, object>;

export type RichElement = {
  [Tag in keyof Elements]: Elements[Tag] & { tag: Tag; children?: RichTextData };
}[keyof Elements];

/** The text of an MDX file. */
export type Body = {
  /** Before the first heading. */
  start: RichTextData;
  sections: readonly {
    id: string;
    /** What it is about, if a schema takes that from the heading. */
    label?: string | undefined;
    heading: string;
    text: RichTextData;
  }[];
};

/** Texts one after the other. */
export function joinTexts(...texts: readonly RichTextData[]): RichTextData {
  const joined: RichPart[] = [];
  for (const part of texts.flat()) {
    const last = joined.at(-1);
    if (typeof last === "string" && typeof part === "string")
      joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

/** Sentences with a space between them, without those that are missing. */
export const joinSentences = (
  ...sentences: readonly (string | RichTextData | undefined)[]
): RichTextData =>
  joinTexts(...sentences.flatMap((one) => (one?.length ? [[" "], [one].flat()] : [])).slice(1));

/** The words of a text, without its links, in pieces: between links, tags and paragraphs. */
export const piecesOf = (text: RichTextData): string[] =>
  text.flatMap((part) => (typeof part === "string" ? part : piecesOf(part.children ?? [])));

export const plainText = (text: RichTextData): string => piecesOf(text).join("");
