import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { MoreLink } from "../../ui/action/action.tsx";
import { Band, ColumnsBand } from "../../ui/band/band.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { LinkedParagraph } from "../contact-links/contact-links.tsx";
import { useShell } from "../shell/shell.tsx";
import "./question-list.css";

type QuestionsProps = Pick<ComponentProps<typeof Band>, "ground" | "flip"> & {
  items: readonly {
    /** The URL fragment, `#question-payment`; a number if the page's questions have none. */
    id?: string;
    question: string;
    answer: string;
    link?: { label: string; path: string } | undefined;
  }[];
  /** How many to show; the rest is in a fold of its own. */
  first?: number;
  /** Beside the questions where there is room, below them elsewhere. */
  children?: React.ReactNode;
};

/** Collapsible questions. Browsers expand an answer for its id or for a text match inside. */
export function Questions({ items, first = items.length, children, ...band }: QuestionsProps) {
  const { labels } = useShell();
  const list = useRef<HTMLDivElement>(null);
  useOpenedByAddress(list);
  const folds = items.map(({ id, question, answer, link }, index) => (
    <Fold key={question} heading={question}>
      <Answer id={`question-${id ?? index + 1}`} text={answer}>
        {link !== undefined && <MoreLink href={link.path}>{link.label}</MoreLink>}
      </Answer>
    </Fold>
  ));
  const questions = (
    <div className="question-list" ref={list}>
      {folds.slice(0, first)}
      {folds.length > first && (
        <Fold heading={labels.moreQuestions}>
          <div className="question-list-more">{folds.slice(first)}</div>
        </Fold>
      )}
    </div>
  );
  if (children === undefined) {
    return (
      <ColumnsBand id="questions" heading={labels.questions} {...band}>
        {questions}
      </ColumnsBand>
    );
  }
  return (
    <Band {...band}>
      <div className="columns columns-aside">
        <section className="stack" aria-labelledby="questions">
          <h2 id="questions">{labels.questions}</h2>
          {questions}
        </section>
        {children}
      </div>
    </Band>
  );
}

type FoldProps = { heading: string; open?: boolean; children: React.ReactNode };

/** A heading whose content opens below it, in a `question-list`. On paper it is open. */
export function Fold({ heading, open, children }: FoldProps) {
  return (
    <details open={open}>
      <summary>
        <h3>{heading}</h3>
        <Icon name="caret" />
      </summary>
      {children}
    </details>
  );
}

type AnswerProps = { id?: string; text: string; children?: React.ReactNode };

export function Answer({ id, text, children }: AnswerProps) {
  return (
    <div id={id} className="question-list-answer">
      <LinkedParagraph text={text} />
      {children}
    </div>
  );
}

/** Fallback for other browsers, and for client-side navigation. */
function useOpenedByAddress(list: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const open = () => {
      const answer = list.current?.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`);
      const details = answer?.closest("details");
      if (details == null || details.open) return;
      details.open = true;
      details.parentElement?.closest("details")?.setAttribute("open", "");
      details.scrollIntoView();
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, [list]);
}
