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
import { OpeningHours } from "../sections/opening-hours/opening-hours.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { VisitMap } from "../sections/visit-map/visit-map.tsx";
import { ActionLink } from "../ui/action/action.tsx";
import { MoreLink } from "../ui/action/more-link.tsx";
import { Band } from "../ui/band/band.tsx";
import { Facts } from "../ui/facts/facts.tsx";
import { Note } from "../ui/note/note.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { SiteLink } from "../ui/site-link/site-link.tsx";
import type { load } from "./contact.loader.ts";
import "./contact.css";

export default function Contact({ content }: PageProps<typeof load>) {
  const { title, lead, labels: terms, notes, fax, emergency, map, contacts, pictures } = content;
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
      <Band>
        <div className="contact columns columns-even">
          <section aria-labelledby="ways">
            <h2 id="ways">{labels.waysToReachUs}</h2>
            <Facts
              items={[
                { term: terms.call, note: notes.call, children: <CallLink /> },
                { term: terms.text, note: notes.text, children: <TextLink /> },
                { term: terms.email, note: notes.email, children: <EmailLink /> },
                { term: terms.fax, note: notes.fax, children: fax },
                {
                  term: terms.hours,
                  children: notes.hours,
                  note: clinic.hours && <OpeningHours />,
                },
                { term: terms.address, note: notes.address, children: clinic.address.full },
              ]}
            />
          </section>
          <Note title={emergency.heading} urgent>
            <p className="contact-number">
              <CallLink />
            </p>
            <p>
              <LinkedText text={emergency.text} />
            </p>
            <MoreLink href="/services/emergency">{labels.emergencyLink}</MoreLink>
          </Note>
          <section aria-labelledby="map">
            <h2 id="map">{map.heading}</h2>
            <VisitMap drawing={pictures.map} />
            <p className="small">{map.text}</p>
          </section>
        </div>
      </Band>
      <Band ground="mist" flip aria-labelledby="save">
        <div className="contact-save columns columns-even">
          <div className="stack">
            <h2 id="save">{contacts.heading}</h2>
            <p>{contacts.text}</p>
            <div className="buttons">
              <ActionLink href={contacts.clinicHref}>{contacts.clinic}</ActionLink>
              <ActionLink href={contacts.allHref} look="line">
                {contacts.all}
              </ActionLink>
            </div>
          </div>
          <div className="stack">
            <h3>{contacts.oneByOne}</h3>
            <ul role="list">
              {contacts.poisonLines.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink href={href}>{label}</SiteLink>
                </li>
              ))}
            </ul>
            <p className="small">
              {contacts.oneByOneNote} {clinic.poisonLinesNote}
            </p>
          </div>
        </div>
      </Band>
    </>
  );
}
