import { shell } from "virtual:shell";
import type { ShownCall } from "../../clinic/hours/calls.ts";
import type { Shell } from "../../clinic/load-shell.ts";
import { ButtonLink, type ButtonStyle } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";

/** If the clinic lacks the contact, such as texting, nothing renders. Children replace its usual words. */
export type ContactProps = { to: keyof Shell["contacts"]; children?: React.ReactNode };

/** A button that books or leads somewhere, or calls the clinic as its hour wants it. */
export function ContactButton({ to, children, ...style }: ContactProps & ButtonStyle) {
  const contact = shell.contacts[to];
  if (contact === undefined) return null;
  if (to === "phone")
    return (
      <CallButtons only={to} {...style}>
        {children}
      </CallButtons>
    );
  return (
    <ButtonLink variant={to === "booking" ? "primary" : "outline"} {...style} href={contact.href}>
      {/* A span around all words keeps them together. */}
      <span>{children ?? <RichText text={contact.text} />}</span>
    </ButtonLink>
  );
}

export const callVariant = ({ isFilled, labelKey }: ShownCall) =>
  isFilled ? (labelKey === "usual" ? "secondary" : "urgent") : "outline";

/** Its words where a button is small. */
export function shortWords({ to, labelKey }: ShownCall) {
  if (labelKey) return labelKey === "closed" ? "Call the clinic" : "Call";
  return shell.contacts[to].isCall ? "Call the hospital" : "Find a hospital";
}

/** Stands beside the number for texts wherever that does, because nobody may text about a sick pet. */
export const textTerm = "Text (not for a sick pet)";

type CallButtonProps = ButtonStyle & { call: ShownCall; children?: React.ReactNode };

/** A button that shows in some states of the clinic. Children replace its words. */
export function CallButton({ call, children, ...style }: CallButtonProps) {
  const { href, isCall, text } = shell.contacts[call.to];
  const words = children || (call.labelKey ? shell.labels.call[call.labelKey] : text);
  return (
    <ButtonLink variant={callVariant(call)} {...style} href={href} data-when={call.when}>
      {isCall && <Icon name="phone" />}
      <span>{typeof words === "string" ? <RichText text={words} /> : words}</span>
    </ButtonLink>
  );
}

type CallButtonsProps = Omit<CallButtonProps, "call"> & {
  calls?: keyof Shell["calls"];
  only?: ShownCall["to"];
};

/** Whom to call, first to last, in each state of the clinic. Children replace the words that call us. */
export const CallButtons = ({ calls = "usual", only, children, ...button }: CallButtonsProps) =>
  shell.calls[calls]
    .filter(({ to }) => !only || to === only)
    .map((call, index) => (
      <CallButton key={index} call={call} {...button}>
        {call.labelKey !== "closed" && call.labelKey && children}
      </CallButton>
    ));

export function ContactLink({ to, children }: ContactProps) {
  const contact = shell.contacts[to];
  return contact && <Link href={contact.href}>{children ?? <RichText text={contact.text} />}</Link>;
}

/** The clinic's address, on one line or on two. */
export function Address() {
  const { street, cityLine } = shell.clinic.address;
  return (
    <span dir="auto">
      <span className="inline-block">{`${street},`}</span>{" "}
      <span className="inline-block">{cityLine}</span>
    </span>
  );
}
