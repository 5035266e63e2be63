import type { Site } from "../../site/site.ts";
import { Band, type Ground, Section } from "../../ui/band/band.tsx";
import { Fold } from "../../ui/fold/fold.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { RichParagraph } from "../rich-text/rich-text.tsx";

type Question = Site["questions"][number];

type QuestionsProps = {
  /** The id is the URL fragment, `#question-payment`; a number if the page's questions have none. */
  items: readonly (Partial<Question> & Pick<Question, "question" | "answer">)[];
  /** How many to show; the rest is in a fold of its own. */
  first?: number;
  ground: Ground;
  /** Beside the questions where there is room, below them elsewhere. */
  children?: React.ReactNode;
};

/** Collapsible questions. Browsers expand an answer for its id or for a text match inside. */
export function Questions({ items, first = items.length, ground, children }: QuestionsProps) {
  const folds = items.map(({ id, question, answer, link }, index) => (
    <Fold key={question} heading={question} id={`question-${id ?? index + 1}`}>
      <RichParagraph text={answer} />
      {link !== undefined && <MoreLink href={link.path}>{link.label}</MoreLink>}
    </Fold>
  ));
  if (items.length === 0 && !children) return null;
  return (
    <Band ground={ground} columns="aside">
      {items.length > 0 && (
        <Section id="questions" heading="Common questions" variant="medium">
          <section>
            {folds.slice(0, first)}
            {folds.length > first && <Fold heading="More questions">{folds.slice(first)}</Fold>}
          </section>
        </Section>
      )}
      {children}
    </Band>
  );
}
