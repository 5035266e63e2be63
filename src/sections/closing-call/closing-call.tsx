import type { Site } from "../../site/site.ts";
import { Band } from "../../ui/band/band.tsx";
import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
import { ContactAction } from "../contact-links/contact-links.tsx";
import { RichParagraph, RichText } from "../rich-text/rich-text.tsx";
import "./closing-call.css";

type Invitation = Site["labels"]["closing"];

type ClosingCallProps = {
  content: { closing: Invitation; guest: PictureData };
  /** Replace the buttons that book and call. */
  buttons?: React.ReactNode;
};

/** The end of a page: book or call, the one that its text names first. */
export function ClosingCall({ content, buttons }: ClosingCallProps) {
  const { closing, guest } = content;
  return (
    <Band
      ground="highlight"
      hilltop
      className="closing-call screen-only"
      aria-labelledby="closing-call"
    >
      <div className="closing-call-text stack">
        <h2 id="closing-call">
          <RichText text={closing.heading} />
        </h2>
        <RichParagraph className="lead" text={closing.text} />
        {buttons ?? <ClosingButtons {...closing} />}
      </div>
      <Picture {...guest} />
    </Band>
  );
}

function ClosingButtons({ first = "book", book, call }: Invitation) {
  const buttons = [
    { to: "booking", children: book },
    { to: "phone", children: call },
  ] as const;
  return (
    <div className="buttons">
      {(first === "book" ? buttons : buttons.toReversed()).map((button, index) => (
        <ContactAction key={button.to} variant={index === 0 ? "primary" : "outline"} {...button} />
      ))}
    </div>
  );
}
