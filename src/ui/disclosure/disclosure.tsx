import { Icon } from "../icon/icon.tsx";
import "./disclosure.css";

type DisclosureProps = {
  heading: React.ReactNode;
  as?: "h2" | "h3" | "h4" | "span";
  /** The id of the content, so that a link to it opens the disclosure. */
  id?: string | undefined;
  children: React.ReactNode;
};

/**
 * A heading whose content opens below it. On paper all disclosures are open. An address such as
 * `#question-payment` opens the disclosure that has this id in its content (src/app/late-start.ts).
 */
export function Disclosure({ heading, as: Heading = "h3", id, children }: DisclosureProps) {
  return (
    <details className="disclosure">
      <summary className="spread">
        <Heading className="display-lead">{heading}</Heading>
        <Icon name="caret" />
      </summary>
      <div id={id} tabIndex={-1} className="disclosure-content stack">
        {children}
      </div>
    </details>
  );
}
