import type { PageProps } from "../page.ts";
import { Breadcrumbs } from "../sections/breadcrumbs/breadcrumbs.tsx";
import {
  BookingAction,
  CallAction,
  CallLink,
  EmailLink,
  TextLink,
} from "../sections/contact-links/contact-links.tsx";
import { LinkedText } from "../sections/contact-links/linked-text.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { VisitMap } from "../sections/visit-map/visit-map.tsx";
import { Band } from "../ui/band/band.tsx";
import { Facts } from "../ui/facts/facts.tsx";
import { Note } from "../ui/note/note.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { SiteLink } from "../ui/site-link/site-link.tsx";
import type { load } from "./contact.loader.ts";

export default function Contact({ content }: PageProps<typeof load>) {
  const { title, lead, labels: terms, notes, fax, emergency, map, pictures } = content;
  const { labels, clinic } = useShell();
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        breadcrumbs={<Breadcrumbs current={title} />}
        picture={pictures.head}
      >
        <div className="buttons">
          <CallAction look="sun">{labels.callNumber}</CallAction>
          <BookingAction look="line">{labels.bookAppointment}</BookingAction>
        </div>
      </PageHead>
      <Band aria-labelledby="ways">
        <div className="columns columns-even">
          <div className="stack">
            <h2 id="ways" className="visually-hidden">
              {labels.waysToReachUs}
            </h2>
            <Facts
              items={[
                { term: terms.call, note: notes.call, children: <CallLink /> },
                { term: terms.text, note: notes.text, children: <TextLink /> },
                { term: terms.email, note: notes.email, children: <EmailLink /> },
                { term: terms.fax, note: notes.fax, children: fax },
                { term: terms.address, note: notes.address, children: clinic.address.full },
                { term: terms.hours, children: notes.hours },
              ]}
            />
            <Note title={emergency.heading} urgent>
              <p>
                <LinkedText text={emergency.text} />
              </p>
              <p>
                <CallLink />
              </p>
              <p>
                <SiteLink href="/services/emergency">{labels.emergencyLink}</SiteLink>
              </p>
            </Note>
          </div>
          <div className="stack">
            <h2>{map.heading}</h2>
            <p>{map.text}</p>
            <VisitMap />
          </div>
        </div>
      </Band>
    </>
  );
}
