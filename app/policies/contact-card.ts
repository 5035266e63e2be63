/**
 * How a server answers with such a file. Safari on iPhones then shows the contact at once, ready to
 * be added; other browsers save the file, and a tap on it asks whether to add it.
 */
export const contactFileType = "text/vcard; charset=utf-8";

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
  return cards
    .flatMap(cardLines)
    .map((line) => `${fold(line)}\r\n`)
    .join("");
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

/** RFC 2426, section 5: a backslash before the signs that part values, `\n` for a line break. */
function escapeValue(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** RFC 2425, section 5.8.1: a longer line goes on in the next one, after a space. */
function fold(line: string): string {
  const limit = 75;
  const octets = new TextEncoder();
  const lines: string[] = [];
  let current = "";
  let size = 0;
  // Character by character, so that none is cut in two.
  for (const character of line) {
    const more = octets.encode(character).length;
    if (size + more > limit) {
      lines.push(current);
      current = " ";
      size = 1;
    }
    current += character;
    size += more;
  }
  return [...lines, current].join("\r\n");
}
