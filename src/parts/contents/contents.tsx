import { Icon } from "../../ui/icon/icon.tsx";
import "./contents.css";

type ContentsProps = { sections: readonly { id: string; heading: string }[] };

const title = "On this page";

/**
 * Table of contents of a long text: collapsed on phones, open beside the text on wide screens.
 * Place it in a grid, before the text.
 */
export const Contents = ({ sections }: ContentsProps) => (
  <nav className="contents" aria-label={title}>
    {/* Visible on wide screens; hidden from screen readers, as the nav has the same name. */}
    <p aria-hidden="true">{title}</p>
    <details>
      <summary>
        {title}
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
