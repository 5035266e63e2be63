import { type ComponentProps, type ComponentType, createElement, type ReactNode } from "react";
import type { Elements, RichTextData } from "./rich-text-data.ts";
import { Link } from "../link/link.tsx";
import { wholeWord } from "./whole-word.ts";

type Props = { children?: ReactNode };

export type ComponentsOf<Tags extends keyof Elements> = {
  [Tag in Tags]: ComponentType<Elements[Tag] & Props>;
};

/** A tag without a component is an element of HTML. */
export type Components = Partial<ComponentsOf<keyof Elements>>;

type RichTextProps = {
  text: RichTextData | string;
  /** Components for the tags of the text. Links need none. */
  components?: Components | undefined;
};

/** A text with its links and tags. Phone numbers and words such as X-ray do not break. */
export function RichText({ text, components }: RichTextProps): ReactNode {
  if (typeof text === "string")
    // The pattern is a group, so `split` keeps what it matches: pieces with an odd index.
    return text.split(wholeWord).map((piece, index) =>
      index % 2 === 0 ? (
        piece
      ) : (
        <span key={index} className="whole-word">
          {piece}
        </span>
      ),
    );
  return text.map((part, index) => {
    if (typeof part === "string") return <RichText key={index} text={part} />;
    const { tag, children, ...attributes } = part;
    const known: Record<string, unknown> = { a: Link, ...components };
    const shown = (known[tag] ?? tag) as ComponentType<Props>;
    const inner = children && <RichText text={children} components={components} />;
    return createElement(shown, { key: index, ...attributes }, inner);
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
