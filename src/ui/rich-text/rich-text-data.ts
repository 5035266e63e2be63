/*
 * A text as data: what src/reader makes of Markdown, and RichText shows. It can be sent
 * to browsers as JSON.
 */

/** Words, and elements between them. Two strings never stand side by side. */
export type RichTextData = readonly RichNode[];
export type RichNode = string | RichElement;

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
  sections: readonly TextSection[];
};
/** A heading, perhaps with a label such as What It Is, and the text below it. */
export type TextSection = {
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
    ...text.map((node) => {
      if (typeof node === "string") return [node];
      const { children } = node;
      return map(children ? { ...node, children: mapElements(children, map) } : node);
    }),
  );

/** A text for a heading or a link, in which no other link can be. */
export const withoutLinks = (text: RichTextData) =>
  mapElements(text, (element) => (element.tag === "a" ? (element.children ?? []) : [element]));

export function joinTexts(...texts: readonly RichTextData[]): RichTextData {
  const joined: RichNode[] = [];
  for (const node of texts.flat()) {
    const last = joined.at(-1);
    if (typeof last === "string" && typeof node === "string")
      joined[joined.length - 1] = last + node;
    else joined.push(node);
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
  text.flatMap((node) => (typeof node === "string" ? node : textPieces(node.children ?? [])));

export const plainText = (text: RichTextData): string => textPieces(text).join("");
