import { useLayoutEffect, useRef } from "react";
import { Icon } from "../icon/icon.tsx";
import "./fold.css";

type FoldProps = {
  heading: React.ReactNode;
  level?: "h2" | "h3";
  /** On the content, so that a link can open it. */
  id?: string | undefined;
  children: React.ReactNode;
};

/**
 * A heading whose content opens below it, under a rule. On paper it is open. An address that points
 * into it opens it.
 */
export function Fold({ heading, level: Heading = "h3", id, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  // Some browsers never open `details` for a fragment, the others only once they scroll to it.
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
