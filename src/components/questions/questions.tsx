import type { Question } from "../../clinic/questions.ts";
import { Band, Section } from "../../ui/band/band.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { MoreLink } from "../../ui/link/link.tsx";
import { RichParagraph, RichText } from "../../ui/rich-text/rich-text.tsx";

type QuestionsProps = React.ComponentProps<typeof Band> & {
  groups: readonly {
    id: string;
    heading: string;
    /** A question's id is the end of its address: `payment` in `#question-payment`. */
    items: readonly (Pick<Question, "id" | "question" | "answer"> & Partial<Question>)[];
  }[];
  /** Beside the questions in the columns of the band. What else it has is below both. */
  before?: React.ReactNode;
};

/** Collapsible questions. An answer opens by its address, or when a search in the page finds words in it. */
export function Questions({ groups, before, children, ...band }: QuestionsProps) {
  const shown = groups.filter(({ items }) => items.length > 0);
  if (shown.length === 0 && !before) return null;
  return (
    <Band {...band}>
      {before}
      <div>
        {shown.length > 0 && (
          <div className="grid grid-apart">
            {shown.map(({ items, ...heading }) => (
              <Section key={heading.id} {...heading} variant="size-3">
                <section>
                  {items.map(({ id, question, answer, link }, index) => (
                    <Disclosure
                      key={index}
                      heading={<RichText text={question} />}
                      id={`question-${id}`}
                    >
                      <RichParagraph text={answer} />
                      {link !== undefined && <MoreLink href={link.path}>{link.label}</MoreLink>}
                    </Disclosure>
                  ))}
                </section>
              </Section>
            ))}
          </div>
        )}
      </div>
      {children}
    </Band>
  );
}
