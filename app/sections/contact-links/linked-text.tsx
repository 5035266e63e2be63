import { wholeWords } from "../../formatting/whole-words.ts";
import { useShell } from "../shell/shell.tsx";
import { CallLink, EmailLink, HospitalLink, TextLink } from "./contact-links.tsx";

/** A sentence with phone numbers and e-mail address as links; words such as X-ray do not break. */
export function LinkedText({ text }: { text: string }) {
  const { clinic } = useShell();
  const links: Record<string, React.ReactNode> = {
    [clinic.phone.display]: <CallLink />,
    [clinic.text.display]: <TextLink />,
    [clinic.email.display]: <EmailLink />,
    ...(clinic.hospital !== undefined && { [clinic.hospital.display]: <HospitalLink /> }),
  };
  const patterns = [...Object.keys(links).map(escapePattern), wholeWords];
  // Matches and the text between them take turns.
  return text.split(new RegExp(`(${patterns.join("|")})`)).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence keep their order
      <span key={index} className="whole-word">
        {links[part] ?? part}
      </span>
    ),
  );
}

/** A paragraph of linked text. */
export function LinkedParagraph({
  text,
  className,
}: {
  text: string;
  className?: string | undefined;
}) {
  return (
    <p className={className}>
      <LinkedText text={text} />
    </p>
  );
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
