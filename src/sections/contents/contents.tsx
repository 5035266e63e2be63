import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon/icon.tsx";
import { useShell } from "../shell/shell.tsx";
import "./contents.css";

type ContentsProps = { sections: readonly { id: string; text: string }[] };

/**
 * Table of contents of a long text: collapsed on phones, open beside the text on wide screens.
 * Place it in a `columns` grid, before the text.
 */
export function Contents({ sections }: ContentsProps) {
  const { labels } = useShell();
  const current = useCurrent(sections);
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
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The section a quarter down the window; between two, the one before. */
function useCurrent(sections: ContentsProps["sections"]) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(target.getAttribute("aria-labelledby") ?? undefined);
        }
      },
      { rootMargin: "-25% 0% -75%" },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id)?.closest("section");
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
