import { isConfirmed } from "../../content/schemas/fields.ts";
import { weekText } from "../../hours/week.ts";
import { siteOrigin } from "../../policies/site-origin.ts";
import type { Site } from "../../site/site.ts";

export const contactFilePath = "/contacts/clinic.vcf";

/**
 * The clinic as a vCard 3.0 (RFC 2426): iPhones reject 2.1; Android's importer and older Outlook
 * reject 4.0 (RFC 6350). Lines end in CRLF and have at most 75 octets.
 */
export function contactFile({ clinic, labels }: Site): string {
  const { name, phone, sms, fax, email, address, coordinates, hours } = clinic;
  const place = [address.street, address.city, address.region, address.postalCode, "USA"];
  // Address books keep hours for years, so only confirmed ones.
  const times = weekText(hours.week, labels).map(({ days, times }) => `${days}: ${times}`);
  const note = isConfirmed(hours) ? times.join("\n") : labels.hoursNote;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    // An organization: the name parts stay empty, and Apple shows the organization first.
    "N:;;;;",
    `FN:${escapeValue(name.full)}`,
    `ORG:${escapeValue(name.full)}`,
    "X-ABShowAs:COMPANY",
    `TEL;TYPE=WORK,VOICE,PREF:${phone.dial}`,
    // Messages go to the number of type CELL; Apple shows the label instead of the type.
    ...(sms === undefined || sms.dial === phone.dial
      ? []
      : [`item1.TEL;TYPE=CELL:${sms.dial}`, `item1.X-ABLabel:${escapeValue(labels.sms)}`]),
    ...(fax ? [`TEL;TYPE=WORK,FAX:${fax.dial}`] : []),
    `EMAIL;TYPE=INTERNET,WORK:${escapeValue(email)}`,
    `ADR;TYPE=WORK:;;${place.map(escapeValue).join(";")}`,
    `GEO:${coordinates.latitude};${coordinates.longitude}`,
    // Outlook ignores a URL without a type.
    `URL;TYPE=WORK:${siteOrigin()}/`,
    `NOTE:${escapeValue(note)}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Escapes backslashes, semicolons and commas, which separate values, and line breaks. */
const escapeValue = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Continuation lines start with a space. Iterates by character, so that none is split. */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > 75) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
