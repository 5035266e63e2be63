import type { TagComponents } from "../../reader/tags.ts";
import { Section } from "../../ui/band/band.tsx";
import { NamedList } from "../../ui/named-list/named-list.tsx";
import { Note } from "../../ui/note/note.tsx";
import { type Components, RichText } from "../../ui/rich-text/rich-text.tsx";
import type { Body, RichTextData } from "../../ui/rich-text/rich-text-data.ts";
import { Table } from "../../ui/table/table.tsx";
import { PoisonLines } from "../poison-lines/poison-lines.tsx";
import type { proseTags } from "./tags.ts";
import "./prose.css";

/** Components for the text of an MDX file. */
export const proseComponents = {
  PoisonLines,
  NamedList: (list) => <NamedList className="prose-block grid" {...list} />,
  Note,
  Notes: (notes) => <div className="prose-block grid" {...notes} />,
  Warning: (note) => <Note urgent {...note} />,
  table: (table) => <Table className="prose-block" {...table} />,
  ul: (list) => <ul role="list" className="tick-list" {...list} />,
  ol: (list) => <ol className="prose-numbers" {...list} />,
  td: ({ column, ...cell }) => <td data-of={column} {...cell} />,
} satisfies Components & TagComponents<typeof proseTags>;

/** Paragraphs, lists and tags of an MDX file. */
export const ProseText = ({ text }: { text: RichTextData }) => (
  <RichText text={text} components={proseComponents} />
);

/** The whole text of an MDX file. */
export const ProseBody = ({ start, sections }: Body) => (
  <div className="prose">
    <ProseText text={start} />
    {sections.map(({ id, label, heading, text }) => (
      <Section
        key={id}
        id={id}
        label={label}
        heading={<RichText text={heading} />}
        className="prose-section"
      >
        <ProseText text={text} />
      </Section>
    ))}
  </div>
);
