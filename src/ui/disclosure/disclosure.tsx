import { useLayoutEffect, useRef } from "react";
import { Icon } from "../icon/icon.tsx";
import "./disclosure.css";

type DisclosureProps = {
  heading: React.ReactNode;
  level?: "h2" | "h3";
  /** The id of the content, so that a link to it opens the disclosure. */
  id?: string | undefined;
  children: React.ReactNode;
};

/**
 * A heading whose content opens below it. On paper all disclosures are open. An address such as
 * `#question-payment` opens the disclosure that has this id in its content.
 */
export function Disclosure({ heading, level: Heading = "h3", id, children }: DisclosureProps) {
  const disclosure = useRef<HTMLDetailsElement>(null);
  // Some browsers never open `details` for such an address, others only when they scroll to it.
  useLayoutEffect(() => {
    const open = () => {
      // Decoded as a query is, which no address makes throw.
      const id = new URLSearchParams(`id=${location.hash.slice(1)}`).get("id");
      const target = document.getElementById(id ?? "");
      if (!target || disclosure.current?.open !== false || !disclosure.current.contains(target))
        return;
      disclosure.current.open = true;
      target.scrollIntoView();
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
  return (
    <details className="disclosure" ref={disclosure}>
      <summary className="spread">
        <Heading className="title">{heading}</Heading>
        <Icon name="caret" />
      </summary>
      <div id={id} tabIndex={-1} className="disclosure-content stack">
        {children}
      </div>
    </details>
  );
}
