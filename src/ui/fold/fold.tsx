import { useLayoutEffect, useRef } from "react";
import { Icon } from "../icon/icon.tsx";
import "./fold.css";

type FoldListProps = { id?: string; className?: string; children: React.ReactNode };

/** Folds under rules. An address that points into one opens it. */
export function FoldList({ id, className = "", children }: FoldListProps) {
  const list = useRef<HTMLElement>(null);
  useOpenedByAddress(list);
  return (
    <section id={id} className={`fold-list ${className}`.trim()} ref={list}>
      {children}
    </section>
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
        <Icon name="caret" className="fold-caret" />
      </summary>
      {children}
    </details>
  );
}

type AnswerProps = { id?: string | undefined; children: React.ReactNode };

/** What is in a fold. */
export function Answer({ id, children }: AnswerProps) {
  return (
    <div id={id} className="fold-answer">
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
