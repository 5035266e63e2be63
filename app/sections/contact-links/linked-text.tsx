import { useShell } from "../shell/shell.tsx";
import { CallLink, EmailLink, HospitalLink, TextLink } from "./contact-links.tsx";

/** A sentence with its phone numbers and e-mail address as links. */
export function LinkedText({ text }: { text: string }) {
  const { clinic } = useShell();
  const links: Record<string, React.ReactNode> = {
    [clinic.phone.display]: <CallLink />,
    [clinic.text.display]: <TextLink />,
    [clinic.email.display]: <EmailLink />,
    ...(clinic.hospital !== undefined && { [clinic.hospital.display]: <HospitalLink /> }),
  };
  const pattern = new RegExp(`(${Object.keys(links).map(escapePattern).join("|")})`);
  return text.split(pattern).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence keep their order
    part in links ? <span key={index}>{links[part]}</span> : part,
  );
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
