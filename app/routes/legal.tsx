import type { PageWithBodyProps } from "../page.ts";
import { Breadcrumbs } from "../sections/breadcrumbs/breadcrumbs.tsx";
import { Prose, proseComponents } from "../sections/prose/prose.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { Band } from "../ui/band/band.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { load } from "./legal.loader.ts";
import "./legal.css";

export default function Legal({ content, Body }: PageWithBodyProps<typeof load>) {
  const { title, lead, updated, updatedText, sections, picture } = content;
  const { labels } = useShell();
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        breadcrumbs={<Breadcrumbs current={title} />}
        picture={picture}
      >
        <p>
          {labels.lastUpdated} <time dateTime={updated}>{updatedText}</time>
        </p>
      </PageHead>
      <Band>
        <div className="legal">
          <nav className="legal-contents" aria-label={labels.onThisPage}>
            {/* Names the list where it always stands open; the navigation has the same name. */}
            <p className="legal-contents-title" aria-hidden="true">
              {labels.onThisPage}
            </p>
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
          <Prose large>
            <Body components={proseComponents} />
          </Prose>
        </div>
      </Band>
    </>
  );
}
