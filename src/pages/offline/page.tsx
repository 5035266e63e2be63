import { shell } from "virtual:shell";
import { CallButtons, ContactButton } from "../../components/contacts/contacts.tsx";
import { OpeningLine } from "../../components/opening-hours/opening-hours.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { PoisonLines } from "../../components/poison-lines/poison-lines.tsx";
import { Band, Section } from "../../ui/band/band.tsx";
import { MoreLink } from "../../ui/link/link.tsx";
import type { PageProps } from "../define-route.ts";
import type { route } from "./route.ts";

/** Shown in place of a page that is not cached. Never hydrated, since the address is that page's. */
export default function Offline({ data }: PageProps<typeof route>) {
  // Without a connection, no search for a hospital works.
  const { isCall } = shell.contacts.hospital;
  return (
    <>
      <PageHead {...data.head}>
        <OpeningLine />
        <div className="buttons">{isCall ? <CallButtons /> : <ContactButton to="phone" />}</div>
        {!isCall && <p>{shell.labels.offline}</p>}
      </PageHead>
      <Band columns="1-1">
        <Section id="poison" heading="Poison lines">
          <PoisonLines />
        </Section>
        <Section id="pages" heading="Pages you can still open">
          <p className="text-lead">Pages you’ve visited before on this device open, too.</p>
          <ul role="list">
            {data.list.map(({ name, path }) => (
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
