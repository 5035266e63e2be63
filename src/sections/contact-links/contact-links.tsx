import type { Contact, Contacts } from "../../site/load-shell.ts";
import { ActionLink, type ActionLook } from "../../ui/action/action.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { LinkedText } from "../linked-text/linked-text.tsx";
import { useShell } from "../shell/shell.tsx";

const useContact = (name: keyof Contacts): Contact | undefined => useShell().contacts[name];

/** A way that the clinic lacks renders nothing. The children replace its usual words. */
type ContactProps = { to: keyof Contacts; children?: React.ReactNode };

/** A button that calls, books or leads somewhere. */
export function ContactAction({ to, children, ...look }: ContactProps & ActionLook) {
  const way = useContact(to);
  return (
    way && (
      <ActionLink href={way.href} variant={way.variant} {...look}>
        {way.icon === "phone" && <Icon name="phone" />}
        {/* In one piece beside an icon. */}
        <span>{children ?? <LinkedText text={way.label ?? way.text} />}</span>
      </ActionLink>
    )
  );
}

/** A link within a sentence. */
export function ContactLink({ to, children }: ContactProps) {
  const way = useContact(to);
  return way && <Link href={way.href}>{children ?? <LinkedText text={way.text} />}</Link>;
}

/** The clinic's address, on one line or on two. */
export function Address() {
  const { street, town } = useShell().clinic.address;
  return (
    <>
      <span className="whole-line">{`${street},`}</span> <span className="whole-line">{town}</span>
    </>
  );
}
