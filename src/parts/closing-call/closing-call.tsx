import { shell } from "virtual:shell";
import { pagePaths } from "../../addresses/paths.ts";
import type { Invitation } from "../../clinic/page-fields.ts";
import type { PageFrame } from "../../clinic/page-frame.ts";
import { Band, Heading } from "../../ui/band/band.tsx";
import { MoreLink } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { RichParagraph, RichText } from "../../ui/rich-text/rich-text.tsx";
import { CallButtons, ContactButton } from "../contacts/contacts.tsx";
import "./closing-call.css";

/** What a page ends with, if its file says so. */
type ClosingCallProps = PageFrame["end"] & { path: string };

/** The end of a page: buttons to book and to call, in the order of its text; for emergencies, only to call. */
export function ClosingCall({ closing, picture, path }: ClosingCallProps) {
  if (!closing || !picture) return null;
  return (
    <Band ground="highlight" className="closing-call screen-only" aria-labelledby="closing-call">
      <div className="closing-call-text stack">
        <Heading id="closing-call" heading={<RichText text={closing.heading} />} />
        <RichParagraph className="lead" text={closing.text} />
        <div className="buttons">
          {path === pagePaths.emergency ? (
            <CallButtons place="emergencyEnd" />
          ) : (
            <ClosingButtons {...closing} />
          )}
        </div>
        {path === pagePaths.emergency && !shell.contacts.hospital.isCall && (
          <MoreLink href={shell.contacts.hospitalSearch.href}>
            {shell.contacts.hospitalSearch.text}
          </MoreLink>
        )}
      </div>
      <Picture {...picture} />
    </Band>
  );
}

const ClosingButtons = ({ first, book, call }: Invitation) =>
  first === "call" ? (
    <>
      <CallButtons>{call}</CallButtons>
      <ContactButton to="booking" variant="outline">
        {book}
      </ContactButton>
    </>
  ) : (
    <>
      <ContactButton to="booking">{book}</ContactButton>
      <ContactButton to="phone" variant="outline">
        {call}
      </ContactButton>
    </>
  );
