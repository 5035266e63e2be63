import { Icon } from "../../ui/icon/icon.tsx";
import { useShell } from "../shell/shell.tsx";
import "./contents.css";

/**
 * Table of contents of a long text: collapsed on phones, open beside the text on wide screens.
 * Place it in a `columns` grid, before the text.
 */
export function Contents({ sections }: { sections: readonly { id: string; heading: string }[] }) {
  const { labels } = useShell();
  return (
    <nav className="contents" aria-label={labels.onThisPage}>
      {/* Visible on wide screens; hidden from screen readers, as the nav has the same name. */}
      <p aria-hidden="true">{labels.onThisPage}</p>
      <details>
        <summary>
          {labels.onThisPage}
          <Icon name="caret" />
        </summary>
        <ol role="list">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
