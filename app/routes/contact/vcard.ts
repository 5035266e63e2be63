import { contentLines, escapeValue } from "../../formatting/content-lines.ts";

/** A contact for address books. Phone numbers are in international format. */
export type ContactCard = {
  name: string;
  phone: string;
  /** A number for text messages, if different from the phone. */
  text?: { number: string; label: string } | undefined;
  fax?: string;
  email?: string;
  address?: {
    street: string;
    city: string;
    region: string;
    postalCode: string;
  };
  /** The location in degrees. */
  position?: { latitude: number; longitude: number } | undefined;
  url?: string;
  note: string;
};

/**
 * Contacts as a .vcf file in vCard 3.0 (RFC 2426): iPhones reject 2.1; Android's importer and older
 * Outlook reject 4.0 (RFC 6350). Lines end in CRLF and have at most 75 octets.
 */
export function vcardFile(cards: readonly ContactCard[]): string {
  return contentLines(cards.flatMap(cardLines));
}

function cardLines(card: ContactCard): string[] {
  const { address, position, text } = card;
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    // An organization: the name parts stay empty, and Apple shows the organization first.
    "N:;;;;",
    `FN:${escapeValue(card.name)}`,
    `ORG:${escapeValue(card.name)}`,
    "X-ABShowAs:COMPANY",
    `TEL;TYPE=WORK,VOICE,PREF:${card.phone}`,
    // Messages go to the number of type CELL; Apple shows the label instead of the type.
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
    // Outlook ignores a URL without a type.
    ...(card.url === undefined ? [] : [`URL;TYPE=WORK:${card.url}`]),
    `NOTE:${escapeValue(card.note)}`,
    "END:VCARD",
  ];
}
