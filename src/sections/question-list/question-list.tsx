import { type ComponentProps, useLayoutEffect, useRef } from "react";
import type { Text } from "../../formatting/text.ts";
import { MoreLink } from "../../ui/action/action.tsx";
import { Band, ColumnsBand } from "../../ui/band/band.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { LinkedParagraph } from "../contact-links/contact-links.tsx";
import { useShell } from "../shell/shell.tsx";
import "./question-list.css";

type QuestionsProps = Omit<ComponentProps<typeof Band>, "id"> & {
  items: readonly {
    /** The URL fragment, `#question-payment`; a number if the page's questions have none. */
    id?: string;
    question: string;
    answer: Text;
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
  const folds = items.map(({ id, question, answer, link }, index) => (
    <Fold key={question} heading={question}>
      <Answer id={`question-${id ?? index + 1}`} text={answer}>
        {link !== undefined && <MoreLink href={link.path}>{link.label}</MoreLink>}
      </Answer>
    </Fold>
  ));
  const questions = (
    <FoldList>
      {folds.slice(0, first)}
      {folds.length > first && (
        <Fold heading={labels.moreQuestions}>
          <div className="question-list-more">{folds.slice(first)}</div>
        </Fold>
      )}
    </FoldList>
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

type FoldListProps = { className?: string; children: React.ReactNode };

/** Folds under rules. An address that points into one opens it. */
export function FoldList({ className = "", children }: FoldListProps) {
  const list = useRef<HTMLDivElement>(null);
  useOpenedByAddress(list);
  return (
    <div className={`question-list ${className}`.trim()} ref={list}>
      {children}
    </div>
  );
}

type FoldProps = {
  heading: string;
  level?: "h2" | "h3";
  open?: boolean;
  children: React.ReactNode;
};

/** A heading whose content opens below it, in a `FoldList`. On paper it is open, but for emergencies. */
export function Fold({ heading, level: Heading = "h3", open, children }: FoldProps) {
  return (
    <details open={open}>
      <summary>
        <Heading>{heading}</Heading>
        <Icon name="caret" />
      </summary>
      {children}
    </details>
  );
}

type AnswerProps = { id?: string | undefined; text?: Text; children?: React.ReactNode };

export function Answer({ id, text, children }: AnswerProps) {
  return (
    <div id={id} className="question-list-answer">
      {text !== undefined && <LinkedParagraph text={text} />}
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
