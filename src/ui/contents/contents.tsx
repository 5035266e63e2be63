import { Disclosure } from "../disclosure/disclosure.tsx";
import "./contents.css";

type ContentsProps = { sections: readonly { id: string; heading: string }[] };

const title = "On this page";

/** Table of contents of a long text, folded above it. */
export const Contents = ({ sections }: ContentsProps) => (
  <nav className="contents" aria-label={title}>
    <Disclosure heading={title} as="span">
      <ol role="list" className="tick-list">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </Disclosure>
  </nav>
);
