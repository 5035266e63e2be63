import { type ComponentProps, type ComponentType, createElement, type ReactNode } from "react";
import type { Elements, RichText as Text } from "../../content/rich-text.ts";
import { Link } from "../../ui/link/link.tsx";
import { ContactLink } from "../contact-links/contact-links.tsx";
import { WholeWords } from "../whole-words/whole-words.tsx";

type Props = { children?: ReactNode };

/** A component for each of these tags. */
export type ComponentsOf<Tags extends keyof Elements> = {
  [Tag in Tags]: ComponentType<Elements[Tag] & Props>;
};

/** A tag without a component is an element of HTML. */
export type Components = Partial<ComponentsOf<keyof Elements>>;

/** Of sentences. */
const inSentences = {
  a: Link,
  BookingLink: (props: Props) => <ContactLink to="booking" {...props} />,
  CallLink: (props: Props) => <ContactLink to="phone" {...props} />,
  EmailLink: (props: Props) => <ContactLink to="email" {...props} />,
} satisfies Components;

export type SentenceTag = keyof typeof inSentences;

type RichTextProps = {
  text: Text | string;
  /** For tags besides those of sentences. */
  components?: Components;
};

/** A text with its links and tags. Phone numbers and words such as X-ray do not break. */
export function RichText({ text, components }: RichTextProps): ReactNode {
  if (typeof text === "string") return <WholeWords text={text} />;
  return text.map((part, index) => {
    if (typeof part === "string") return <WholeWords key={index} text={part} />;
    const { tag, children, ...attributes } = part;
    const known: Record<string, unknown> = { ...inSentences, ...components };
    const shown = (known[tag] ?? tag) as ComponentType<Props>;
    const inner = children && <RichText text={children} components={components ?? {}} />;
    return createElement(shown, { key: index, ...attributes }, inner);
  });
}

type RichParagraphProps = ComponentProps<"p"> & Pick<RichTextProps, "text"> & { label?: ReactNode };

/** A paragraph of such text, perhaps after a label. */
export const RichParagraph = ({ text, label, ...rest }: RichParagraphProps) => (
  <p {...rest}>
    {label}
    {label && " "}
    <RichText text={text} />
  </p>
);
