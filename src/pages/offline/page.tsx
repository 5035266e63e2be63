import { shell } from "virtual:shell";
import { ContactButton } from "../../parts/contacts/contacts.tsx";
import { PageHead } from "../../parts/page-head/page-head.tsx";
import { PoisonLines } from "../../parts/poison-lines/poison-lines.tsx";
import { Band, Section } from "../../ui/band/band.tsx";
import { MoreLink } from "../../ui/link/link.tsx";
import type { PageProps } from "../declare.ts";
import type { route } from "./load.ts";

/** Shown in place of a page that is not cached. Never hydrated, since the address is that page's. */
export default function Offline({ data }: PageProps<typeof route>) {
  return (
    <>
      <PageHead {...data.head}>
        {/* Without hydration, this page cannot know whether the clinic is open. */}
        <div className="buttons">
          <ContactButton to="phone" variant="outline" />
        </div>
      </PageHead>
      <Band columns="even">
        <Section id="poison" heading={shell.labels.poison}>
          <PoisonLines />
        </Section>
        <Section id="pages" heading={data.pages.heading}>
          <p className="lead">{data.pages.text}</p>
          <ul role="list">
            {data.pages.list.map(({ name, path }) => (
              <li key={path}>
                <MoreLink href={path}>{name}</MoreLink>
              </li>
            ))}
          </ul>
        </Section>
      </Band>
    </>
  );
}
