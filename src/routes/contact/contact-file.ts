import { isConfirmed } from "../../content/schema-parts.ts";
import { contentLines, escapeValue } from "../../formatting/content-lines.ts";
import { weekText } from "../../hours/week.ts";
import { siteOrigin } from "../../policies/site-origin.ts";
import type { Site } from "../../site/site.ts";

export const contactFilePath = "/contacts/clinic-and-poison-lines.vcf";

/**
 * The clinic and each poison line, in vCard 3.0 (RFC 2426): iPhones reject 2.1; Android's importer
 * and older Outlook reject 4.0 (RFC 6350). Lines end in CRLF and have at most 75 octets. Phones
 * import every contact of a file, Outlook only the first.
 */
export function contactFile(site: Site, poisonLineNote: string): string {
  const lines = site.clinic.poisonLines.flatMap(({ name, dial }) =>
    card(name, dial, [], poisonLineNote),
  );
  return contentLines([...clinicCard(site), ...lines]);
}

/** A contact for address books. The phone number is in international format. */
function card(name: string, phone: string, details: readonly string[], note: string) {
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    // An organization: the name parts stay empty, and Apple shows the organization first.
    "N:;;;;",
    `FN:${escapeValue(name)}`,
    `ORG:${escapeValue(name)}`,
    "X-ABShowAs:COMPANY",
    `TEL;TYPE=WORK,VOICE,PREF:${phone}`,
    ...details,
    `NOTE:${escapeValue(note)}`,
    "END:VCARD",
  ];
}

function clinicCard({ clinic, labels }: Site): string[] {
  const { name, phone, text, fax, email, address, coordinates, hours } = clinic;
  const details = [
    // Messages go to the number of type CELL; Apple shows the label instead of the type.
    ...(text === undefined || text.dial === phone.dial
      ? []
      : [`item1.TEL;TYPE=CELL:${text.dial}`, `item1.X-ABLabel:${escapeValue(labels.text)}`]),
    ...(fax ? [`TEL;TYPE=WORK,FAX:${fax.dial}`] : []),
    `EMAIL;TYPE=INTERNET,WORK:${escapeValue(email)}`,
    `ADR;TYPE=WORK:;;${[address.street, address.city, address.region, address.postalCode, "USA"].map(escapeValue).join(";")}`,
    ...(coordinates === undefined ? [] : [`GEO:${coordinates.latitude};${coordinates.longitude}`]),
    // Outlook ignores a URL without a type.
    `URL;TYPE=WORK:${siteOrigin()}/`,
  ];
  // Address books keep hours for years, so only confirmed ones.
  const times = weekText(hours.week, labels).map(({ days, times }) => `${days}: ${times}`);
  const note = isConfirmed(hours) ? times.join("\n") : labels.hoursNote;
  return card(name.full, phone.dial, details, note);
}
