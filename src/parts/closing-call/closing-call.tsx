import { pagePaths } from "../../addresses/paths.ts";
import type { Invitation } from "../../clinic/page-fields.ts";
import type { PageFrame } from "../../clinic/page-frame.ts";
import { useIsClosed } from "../../clinic/shell/clinic-clock.tsx";
import { Band, Heading } from "../../ui/band/band.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { RichParagraph, RichText } from "../../ui/rich-text/rich-text.tsx";
import { ContactButton, EmergencyButtons } from "../contacts/contacts.tsx";
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
        {path === pagePaths.emergency ? (
          <EmergencyButtons bothCall />
        ) : (
          <ClosingButtons {...closing} />
        )}
      </div>
      <Picture {...picture} />
    </Band>
  );
}

function ClosingButtons({ first = "book", book, call }: Invitation) {
  const isClosed = useIsClosed();
  const booking = { to: "booking", children: book } as const;
  const phone = { to: "phone", children: call } as const;
  const calls = isClosed ? [{ to: "hospital" as const }, booking, phone] : [phone, booking];
  return (
    <div className="buttons">
      {(first === "book" ? [booking, phone] : calls).map((button, index) => (
        <ContactButton key={button.to} variant={index === 0 ? "primary" : "outline"} {...button} />
      ))}
    </div>
  );
}
