import { useLayoutEffect, useRef } from "react";
import { MoreLink } from "../../ui/action/more-link.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { LinkedText } from "../contact-links/linked-text.tsx";
import "./question-list.css";

type QuestionListProps = {
  items: readonly {
    /** The URL fragment: `#question-payment`. */
    id: string;
    question: string;
    answer: string;
    link?: { label: string; path: string } | undefined;
  }[];
};

/** Collapsible questions. Browsers expand an answer for its id or for a text match inside. */
export function QuestionList({ items }: QuestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useOpenedByAddress(list);
  return (
    <div className="question-list" ref={list}>
      {items.map(({ id, question, answer, link }) => (
        <Fold key={id} heading={question}>
          <Answer id={`question-${id}`} text={answer}>
            {link !== undefined && <MoreLink href={link.path}>{link.label}</MoreLink>}
          </Answer>
        </Fold>
      ))}
    </div>
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
      <p>
        <LinkedText text={text} />
      </p>
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
      details.scrollIntoView();
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, [list]);
}
