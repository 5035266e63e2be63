import { type ComponentProps, type ComponentType, createElement, type ReactNode } from "react";
import { Link } from "../link/link.tsx";
import type { Elements, RichTextData } from "./rich-text-data.ts";
import { unbreakable } from "./unbreakable.ts";

type Props = { children?: ReactNode };

/** Components for elements and tags. One without a component is an element of HTML. */
export type Components = {
  [Tag in keyof Elements]?: ComponentType<Elements[Tag] & Props>;
} & {
  // biome-ignore lint/suspicious/noExplicitAny: TagComponents checks what each tag gets
  [tag: Capitalize<string>]: ComponentType<any>;
};

type RichTextProps = {
  text: RichTextData | string;
  /** Components for the tags of the text. Links need none. */
  components?: Components | undefined;
};

/** A text with its links and tags. Phone numbers and words such as X-ray do not break; emails may after the @. */
export function RichText({ text, components }: RichTextProps): ReactNode {
  if (typeof text === "string")
    // The pattern is a group, so `split` keeps what it matches: pieces with an odd index.
    return text.split(unbreakable).map((piece, index) => {
      if (index % 2 === 0) return piece;
      if (piece.endsWith("@")) return [piece, <wbr key={index} />];
      return (
        <span key={index} className="nowrap">
          {piece}
        </span>
      );
    });
  return text.map((node, index) => {
    if (typeof node === "string") return <RichText key={index} text={node} />;
    const { tag, children, ...attributes } = node;
    const known: Record<string, unknown> = { a: Link, ...components };
    const shown = (known[tag] ?? tag) as ComponentType<Props>;
    const inner = children && <RichText text={children} components={components} />;
    // A jump to an element moves the focus there, too.
    const focus = attributes.id === undefined ? {} : { tabIndex: -1 };
    return createElement(shown, { key: index, ...attributes, ...focus }, inner);
  });
}

type RichParagraphProps = ComponentProps<"p"> & Pick<RichTextProps, "text"> & { label?: ReactNode };

export const RichParagraph = ({ text, label, ...rest }: RichParagraphProps) => (
  <p {...rest}>
    {label}
    {label && " "}
    <RichText text={text} />
  </p>
);
