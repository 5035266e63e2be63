import { pagePaths } from "../../addresses/paths.ts";
import type { Site } from "../../site/site.ts";
import { Band, Heading } from "../../ui/band/band.tsx";
import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
import { useIsClosed } from "../clinic-clock/clinic-clock.tsx";
import { ContactAction, EmergencyButtons } from "../contacts/contacts.tsx";
import { RichParagraph, RichText } from "../rich-text/rich-text.tsx";
import "./closing-call.css";

type Invitation = Site["labels"]["closing"];

/** What a page ends with, if its file says so. */
export type PageEnd = { closing?: Invitation | undefined; guest?: PictureData | undefined };

/** The end of a page: book or call, the one that its text names first; in an emergency, only call. */
export function ClosingCall({ closing, guest, path }: PageEnd & { path: string }) {
  if (!closing || !guest) return null;
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
      <Picture {...guest} />
    </Band>
  );
}

function ClosingButtons({ first = "book", book, call }: Invitation) {
  const isClosed = useIsClosed();
  const booking = { to: "booking", children: book } as const;
  const phone = { to: "phone", children: call } as const;
  const calls = isClosed ? [{ to: "elsewhere" as const }, booking, phone] : [phone, booking];
  return (
    <div className="buttons">
      {(first === "book" ? [booking, phone] : calls).map((button, index) => (
        <ContactAction key={button.to} variant={index === 0 ? "primary" : "outline"} {...button} />
      ))}
    </div>
  );
}
