import type { PageProps } from "../../document/page.ts";
import {
  BookingAction,
  CallAction,
  CallLink,
  EmailLink,
  LinkedParagraph,
  LinkedText,
  SmsLink,
} from "../../sections/contact-links/contact-links.tsx";
import { OpeningHours } from "../../sections/opening-hours/opening-hours.tsx";
import { PageHead } from "../../sections/page-head/page-head.tsx";
import { Questions } from "../../sections/question-list/question-list.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { ActionLink, MoreLink } from "../../ui/action/action.tsx";
import { Band, Opener } from "../../ui/band/band.tsx";
import { TermList } from "../../ui/lists/lists.tsx";
import { Note } from "../../ui/note/note.tsx";
import { LinkList } from "../../ui/site-link/site-link.tsx";
import { Arriving } from "./arriving.tsx";
import { AskLinks } from "./ask-links.tsx";
import type { route } from "./route.ts";
import "./page.css";

export default function Contact({ content }: PageProps<typeof route>) {
  const { labels: terms, notes, fax, emergency, ask, questions, access, contacts } = content;
  const { labels, clinic } = useShell();
  return (
    <>
      <PageHead {...content}>
        <div className="buttons">
          <CallAction>{labels.callNumber}</CallAction>
          <BookingAction>{labels.bookAppointment}</BookingAction>
        </div>
      </PageHead>
      <Band>
        <div className="contact columns">
          <section aria-labelledby="ways">
            <h2 id="ways">{labels.waysToReachUs}</h2>
            <TermList
              items={[
                { term: terms.call, note: notes.call, children: <CallLink /> },
                { term: terms.text, note: notes.text, children: <SmsLink /> },
                { term: terms.email, note: notes.email, children: <EmailLink /> },
                { term: terms.fax, note: notes.fax, children: fax },
                {
                  term: labels.hours,
                  children: clinic.hours ? <OpeningHours hours={clinic.hours} /> : labels.hoursNote,
                  note: clinic.hours && labels.hoursNote,
                },
                { term: terms.address, note: notes.address, children: clinic.address.full },
              ]}
            />
          </section>
          <div>
            <Note title={emergency.heading} urgent>
              <p className="contact-number">
                <CallLink />
              </p>
              <LinkedParagraph text={emergency.text} />
              <MoreLink href="/services/emergency">{labels.emergencyLink}</MoreLink>
            </Note>
            <section className="contact-save stack" aria-labelledby="save">
              <h3 id="save">{contacts.heading}</h3>
              <p>{contacts.text}</p>
              <div className="buttons">
                <ActionLink href={contacts.clinicHref}>{contacts.clinic}</ActionLink>
                <ActionLink href={contacts.allHref}>{contacts.all}</ActionLink>
              </div>
              <p className="small">
                {contacts.oneByOne} {contacts.oneByOneNote} {clinic.poisonLinesNote}
              </p>
              <LinkList pages={contacts.poisonLines} />
            </section>
          </div>
        </div>
      </Band>
      <Band ground="stock" flip aria-labelledby="arriving">
        <Arriving {...content} />
      </Band>
      <Band aria-labelledby="ask" className="contact-ask">
        <Opener id="ask" heading={ask.heading} text={<LinkedText text={ask.text} />} />
        <Note urgent>
          <LinkedParagraph text={ask.emergency} />
        </Note>
        <AskLinks {...ask} />
      </Band>
      <Questions items={questions} ground="mist" flip />
      <Band aria-labelledby="access">
        <div className="columns">
          <h2 id="access">{access.heading}</h2>
          <div className="stack">
            <LinkedParagraph className="lead" text={access.text} />
            <p>{access.told}</p>
          </div>
        </div>
      </Band>
    </>
  );
}
