import type { MDXComponents } from "mdx/types.js";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { ProseTags } from "../../content/tags.ts";
import { Section } from "../../ui/band/band.tsx";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Link } from "../../ui/link/link.tsx";
import { Note } from "../../ui/note/note.tsx";
import { Table } from "../../ui/table/table.tsx";
import { ContactLink } from "../contact-links/contact-links.tsx";
import { LinkedText } from "../linked-text/linked-text.tsx";
import { NamedList } from "../named-list/named-list.tsx";
import { PoisonLines } from "../poison-lines/poison-lines.tsx";
import "./prose.css";

export type SectionProps = ComponentProps<typeof Section> & {
  /** Its place in the text, from 1. */
  number: number;
};

/** A heading and its content. */
export const ProseSection = ({ className, ...section }: ComponentProps<typeof Section>) => (
  <Section className={classNames("prose-section", className)} {...section} />
);

/** What the first parts of a service’s text are about. */
export const serviceParts = ["What It Is", "Why It Matters", "What to Expect"];

type LinkProps = { children?: React.ReactNode };

/** A component for each tag, which takes its attributes. */
export type ComponentsOf<Tags> = {
  [Name in keyof Tags]: ComponentType<Tags[Name] & { children: ReactNode }>;
};

/** Components for any MDX. */
export const proseComponents = {
  Section: ProseSection,
  BookingLink: (props: LinkProps) => <ContactLink to="booking" {...props} />,
  CallLink: (props: LinkProps) => <ContactLink to="phone" {...props} />,
  EmailLink: (props: LinkProps) => <ContactLink to="email" {...props} />,
  LinkedText,
  PoisonLines,
  NamedList: ({ ordered, children }: { ordered?: string; children: React.ReactNode }) => (
    <NamedList numbered={ordered !== undefined} pairs className="prose-part">
      {children}
    </NamedList>
  ),
  Note,
  Notes: ({ children }: LinkProps) => <div className="prose-part grid">{children}</div>,
  Warning: (props: ComponentProps<typeof Note>) => <Note {...props} urgent />,
  a: ({ href = "", children }: ComponentProps<"a">) => <Link href={href}>{children}</Link>,
  table: (props: ComponentProps<"table">) => <Table className="prose-part" {...props} />,
  ul: (props: ComponentProps<"ul">) => <ul role="list" className="tick-list" {...props} />,
  ol: (props: ComponentProps<"ol">) => <ol className="prose-numbers" {...props} />,
  th: (props: ComponentProps<"th">) => <th scope="col" {...props} />,
} satisfies MDXComponents & ComponentsOf<ProseTags>;

type ProseProps = { className?: string | undefined; children: React.ReactNode };

/** A text column, at most `--w-text` wide. */
export function Prose({ className, children }: ProseProps) {
  return <div className={classNames("prose", className)}>{children}</div>;
}
