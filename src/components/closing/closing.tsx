import { shell } from "virtual:shell";
import { Fragment } from "react";
import type { PageFrame } from "../../clinic/page-frame.ts";
import { Band, Heading } from "../../ui/band/band.tsx";
import { MoreLink } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { RichParagraph, RichText } from "../../ui/rich-text/rich-text.tsx";
import { CallButton, ContactButton } from "../contacts/contacts.tsx";
import "./closing.css";

type ClosingProps = NonNullable<PageFrame["closing"]> & { isEmergency?: boolean | undefined };

/** The end of a page: buttons to book and to call, in the order of its text; for emergencies, only to call. */
export const Closing = ({ isEmergency, ...closing }: ClosingProps) => (
  <Band ground="highlight" className="closing screen-only" aria-labelledby="closing">
    <div className="closing-text stack">
      <Heading id="closing" heading={<RichText text={closing.heading} />} />
      <RichParagraph className="text-lead" text={closing.text} />
      <div className="buttons">
        {isEmergency ? <EmergencyButtons /> : <ClosingButtons {...closing} />}
      </div>
    </div>
    <Picture {...closing.picture} />
  </Band>
);

/** Two buttons that call us (specification, §2). While we are closed, the first calls a hospital or finds one. */
const EmergencyButtons = () =>
  shell.calls.emergency.map((call, index) =>
    call.isFilled || shell.contacts[call.to].isCall ? (
      <CallButton key={index} call={call} />
    ) : (
      <Fragment key={index}>
        <CallButton call={{ ...call, to: "phone", labelKey: "usual" }} />
        <p data-when={call.when}>
          <MoreLink href={shell.contacts.hospitalSearch.href} arrow="none">
            {shell.contacts.hospitalSearch.text}
          </MoreLink>
        </p>
      </Fragment>
    ),
  );

const ClosingButtons = ({ first, book, call }: ClosingProps) => {
  const isCallFirst = first === "call";
  const buttons = [
    <ContactButton key="book" to="booking" variant={isCallFirst ? "outline" : "primary"}>
      {book}
    </ContactButton>,
    <ContactButton key="call" to="phone" variant={isCallFirst ? undefined : "outline"}>
      {call}
    </ContactButton>,
  ];
  return isCallFirst ? buttons.toReversed() : buttons;
};
