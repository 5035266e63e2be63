import { contentLines, escapeValue } from "../../sections/life-stages/content-lines.ts";

/** Somebody to keep in an address book. Phone numbers in international form. */
export type ContactCard = {
  name: string;
  phone: string;
  /** A number for text messages, where it is another than the phone. */
  text?: { number: string; label: string } | undefined;
  fax?: string;
  email?: string;
  address?: {
    street: string;
    city: string;
    region: string;
    postalCode: string;
  };
  /** Where the door is, in degrees. */
  position?: { latitude: number; longitude: number } | undefined;
  url?: string;
  note: string;
};

/**
 * Contacts as the text of a .vcf file, in vCard 3.0 (RFC 2426): iPhones refuse 2.1, Android's own
 * importer and older Outlook refuse 4.0 (RFC 6350). Lines end in CRLF and are at most 75 octets long.
 */
export function vcardFile(cards: readonly ContactCard[]): string {
  return contentLines(cards.flatMap(cardLines));
}

function cardLines(card: ContactCard): string[] {
  const { address, position, text } = card;
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    // No person: the parts of a name stay empty, the organization has it, and Apple shows it first.
    "N:;;;;",
    `FN:${escapeValue(card.name)}`,
    `ORG:${escapeValue(card.name)}`,
    "X-ABShowAs:COMPANY",
    `TEL;TYPE=WORK,VOICE,PREF:${card.phone}`,
    // A cell phone is what messages go to; Apple shows the label in its place.
    ...(text === undefined
      ? []
      : [`item1.TEL;TYPE=CELL:${text.number}`, `item1.X-ABLabel:${escapeValue(text.label)}`]),
    ...(card.fax === undefined ? [] : [`TEL;TYPE=WORK,FAX:${card.fax}`]),
    ...(card.email === undefined ? [] : [`EMAIL;TYPE=INTERNET,WORK:${escapeValue(card.email)}`]),
    ...(address === undefined
      ? []
      : [
          `ADR;TYPE=WORK:;;${[address.street, address.city, address.region, address.postalCode, "USA"].map(escapeValue).join(";")}`,
        ]),
    ...(position === undefined ? [] : [`GEO:${position.latitude};${position.longitude}`]),
    // Outlook ignores an address on the web without a type.
    ...(card.url === undefined ? [] : [`URL;TYPE=WORK:${card.url}`]),
    `NOTE:${escapeValue(card.note)}`,
    "END:VCARD",
  ];
}
