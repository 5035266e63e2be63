import type { Question } from "../../clinic/questions.ts";
import { Band, type Ground, Section } from "../../ui/band/band.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { MoreLink } from "../../ui/link/link.tsx";
import { RichParagraph, RichText } from "../../ui/rich-text/rich-text.tsx";

type QuestionsProps = {
  parts: readonly {
    id: string;
    heading: string;
    /** A question's id is the end of its address: `payment` in `#question-payment`. */
    items: readonly (Pick<Question, "id" | "question" | "answer"> & Partial<Question>)[];
  }[];
};

/** Collapsible questions. An answer opens by its address, or when a search in the page finds words in it. */
export function QuestionLists({ parts }: QuestionsProps) {
  const shown = parts.filter(({ items }) => items.length > 0);
  if (shown.length === 0) return null;
  return (
    <div className="grid grid-apart">
      {shown.map(({ items, ...heading }) => (
        <Section key={heading.id} {...heading} variant="medium">
          <section>
            {items.map(({ id, question, answer, link }, index) => (
              <Disclosure key={index} heading={<RichText text={question} />} id={`question-${id}`}>
                <RichParagraph text={answer} />
                {link !== undefined && <MoreLink href={link.path}>{link.label}</MoreLink>}
              </Disclosure>
            ))}
          </section>
        </Section>
      ))}
    </div>
  );
}

/** The same, as a band of its own. */
export const Questions = ({ parts, ground }: QuestionsProps & { ground: Ground }) =>
  parts.some(({ items }) => items.length > 0) && (
    <Band ground={ground}>
      <QuestionLists parts={parts} />
    </Band>
  );
