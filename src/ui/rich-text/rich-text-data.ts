/*
 * A text as data: what src/reader makes of Markdown, and RichText shows. It can be sent
 * to browsers as JSON.
 */

/** Words, and elements between them. Two strings never stand side by side. */
export type RichTextData = readonly RichPart[];
export type RichPart = string | RichElement;

/** What elements have besides their children, by tag: HTML's, and a checklist's. */
export type Elements = {
  a: { href: string };
  th: { scope: "col" | "row" };
  td: { column: string };
  checks: object;
  check: object;
} & Record<keyof React.JSX.IntrinsicElements, object>;

/** An element of HTML, or a tag such as `Note` with its attributes. What has an id is a target of links. */
export type RichElement = { id?: string; children?: RichTextData } & (
  | { [Tag in keyof Elements]: Elements[Tag] & { tag: Tag } }[keyof Elements]
  | { tag: Capitalize<string>; title?: string; of?: string; numbered?: boolean }
);

/** The text of an MDX file. */
export type Body = {
  /** Before the first heading. */
  start: RichTextData;
  sections: readonly Section[];
};
/** A heading, perhaps with a label such as What It Is, and the text below it. */
export type Section = {
  id: string;
  label?: string | undefined;
  heading: string;
  text: RichTextData;
};

/** A text whose elements, innermost first, are replaced by what `map` makes of each. */
export const mapElements = (
  text: RichTextData,
  map: (element: RichElement) => RichTextData,
): RichTextData =>
  joinTexts(
    ...text.map((part) => {
      if (typeof part === "string") return [part];
      const { children } = part;
      return map(children ? { ...part, children: mapElements(children, map) } : part);
    }),
  );

/** A text for a heading or a link, in which no other link can be. */
export const withoutLinks = (text: RichTextData) =>
  mapElements(text, (element) => (element.tag === "a" ? (element.children ?? []) : [element]));

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
  joinTexts(
    ...sentences
      .flatMap((sentence) => (sentence?.length ? [[" "], [sentence].flat()] : []))
      .slice(1),
  );

/** The words of a text, without its links, in pieces: between links, tags and paragraphs. */
export const textPieces = (text: RichTextData): string[] =>
  text.flatMap((part) => (typeof part === "string" ? part : textPieces(part.children ?? [])));

export const plainText = (text: RichTextData): string => textPieces(text).join("");
