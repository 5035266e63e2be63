import { Icon } from "../../ui/icon/icon.tsx";
import { useShell } from "../shell/shell.tsx";
import "./contents.css";

type ContentsProps = {
  /** The headings of the text, by their ids. */
  sections: readonly { id: string; text: string }[];
};

/**
 * The headings of a long text: behind a summary on phones, open and beside the text in wide
 * windows. Stands in a `contents-beside` grid, before the text.
 */
export function Contents({ sections }: ContentsProps) {
  const { labels } = useShell();
  return (
    <nav className="contents" aria-label={labels.onThisPage}>
      {/* Names the list where it always stands open; the navigation has the same name. */}
      <p aria-hidden="true">{labels.onThisPage}</p>
      <details>
        <summary>
          {labels.onThisPage}
          <Icon name="caret" />
        </summary>
        <ol role="list">
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
