import { ContactAction, LinkedParagraph } from "../../sections/contact-links/contact-links.tsx";
import { PageHead } from "../../sections/page-head/page-head.tsx";
import { PoisonLines } from "../../sections/poison-lines/poison-lines.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { Band, Columns } from "../../ui/band/band.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";

/** Fallback for a page that is not cached. Never hydrated: the URL belongs to the other page. */
export default function Offline({ content }: PageProps<typeof route>) {
  const { labels } = useShell();
  return (
    <>
      <PageHead content={{ title: content.title, picture: content.picture }} breadcrumbs={false}>
        <div className="buttons">
          <ContactAction to="phone" />
        </div>
        <LinkedParagraph className="lead" text={content.lead} />
      </PageHead>
      <Band>
        <Columns shape="even">
          <section className="stack" aria-labelledby="poison">
            <h2 id="poison">{labels.poison}</h2>
            <PoisonLines />
          </section>
          <section className="stack" aria-labelledby="pages">
            <h2 id="pages">{content.pages.heading}</h2>
            <p className="lead">{content.pages.text}</p>
            <ul role="list">
              {content.pages.list.map(({ name, path }) => (
                <li key={path}>
                  <MoreLink href={path}>{name}</MoreLink>
                </li>
              ))}
            </ul>
          </section>
        </Columns>
      </Band>
    </>
  );
}
