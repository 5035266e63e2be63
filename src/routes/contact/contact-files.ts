import { slug } from "github-slugger";
import { contentLines, escapeValue } from "../../formatting/content-lines.ts";
import { weekText } from "../../hours/week.ts";
import { siteOrigin } from "../../policies/site-origin.ts";
import type { Site } from "../../site/site.ts";

type Card = { name: string; lines: readonly string[] };

/**
 * The clinic, each poison line, and one file with all of them: phones import every contact of a
 * file, Outlook only the first.
 */
export function contactFiles(site: Site, note: string) {
  const clinic = clinicCard(site);
  const lines = site.clinic.poisonLines.map(({ name, dial }) => card(name, dial, [], note));
  return {
    clinic: file("clinic", [clinic]),
    poisonLines: lines.map((line) => file(slug(line.name), [line])),
    all: file("clinic-and-poison-lines", [clinic, ...lines]),
  };
}

/**
 * A file such as `/contacts/clinic.vcf`, named as its first contact, in vCard 3.0 (RFC 2426):
 * iPhones reject 2.1; Android's importer and older Outlook reject 4.0 (RFC 6350). Lines end in CRLF
 * and have at most 75 octets.
 */
function file(slug: string, cards: readonly [Card, ...Card[]]) {
  const source = contentLines(cards.flatMap(({ lines }) => lines));
  return { name: cards[0].name, path: `/contacts/${slug}.vcf`, source };
}

/** A contact for address books. The phone number is in international format. */
function card(name: string, phone: string, details: readonly string[], note: string): Card {
  const lines = [
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
  return { name, lines };
}

function clinicCard({ clinic, labels }: Site): Card {
  const { name, phone, text, fax, email, address, coordinates, hours } = clinic;
  const details = [
    // Messages go to the number of type CELL; Apple shows the label instead of the type.
    ...(text.dial === phone.dial
      ? []
      : [`item1.TEL;TYPE=CELL:${text.dial}`, `item1.X-ABLabel:${escapeValue(labels.text)}`]),
    `TEL;TYPE=WORK,FAX:${fax.dial}`,
    `EMAIL;TYPE=INTERNET,WORK:${escapeValue(email)}`,
    `ADR;TYPE=WORK:;;${[address.street, address.city, address.region, address.postalCode, "USA"].map(escapeValue).join(";")}`,
    ...(coordinates.status === "confirmed"
      ? [`GEO:${coordinates.latitude};${coordinates.longitude}`]
      : []),
    // Outlook ignores a URL without a type.
    `URL;TYPE=WORK:${siteOrigin()}/`,
  ];
  // Address books keep hours for years, so only confirmed ones.
  const times = weekText(hours.week, labels).map(({ days, times }) => `${days}: ${times}`);
  const note = hours.status === "confirmed" ? times.join("\n") : labels.hoursNote;
  return card(name.full, phone.dial, details, note);
}
