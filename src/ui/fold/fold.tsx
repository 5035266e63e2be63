import { useLayoutEffect, useRef } from "react";
import { Icon } from "../icon/icon.tsx";
import "./fold.css";

type FoldProps = {
  heading: React.ReactNode;
  level?: "h2" | "h3";
  /** The id of the content, so that a link to it opens the fold. */
  id?: string | undefined;
  children: React.ReactNode;
};

/**
 * A heading whose content opens below it. On paper all folds are open. An address such as
 * `#question-payment` opens the fold that has this id in its content.
 */
export function Fold({ heading, level: Heading = "h3", id, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  // Some browsers never open `details` for such an address, others only when they scroll to it.
  useLayoutEffect(() => {
    const open = () => {
      const target = document.getElementById(location.hash.slice(1));
      if (!target || fold.current?.open !== false || !fold.current.contains(target)) return;
      fold.current.open = true;
      target.scrollIntoView();
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
  return (
    <details className="fold" ref={fold}>
      <summary className="spread">
        <Heading className="title">{heading}</Heading>
        <Icon name="caret" />
      </summary>
      <div id={id} tabIndex={-1} className="fold-content stack">
        {children}
      </div>
    </details>
  );
}
