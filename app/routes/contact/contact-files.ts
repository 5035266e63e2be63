import type { Site } from "../../content-model/site.ts";
import { weekWords } from "../../policies/opening-hours.ts";
import { siteOrigin } from "../../policies/site-origin.ts";
import { type ContactCard, vcardFile } from "./vcard.ts";

/** A file for an address book, at a path of its own such as `/contacts/clinic.vcf`. */
export type ContactFile = { name: string; path: string; source: string };

/**
 * The clinic, each poison line, and all of them in one file. Phones add every contact of a file;
 * Outlook adds the first alone, so each has its own, too.
 */
export function contactFiles(
  site: Site,
  poisonLineNote: string,
): {
  clinic: ContactFile;
  poisonLines: ContactFile[];
  all: ContactFile;
} {
  const file = (name: string, slug: string, cards: readonly ContactCard[]): ContactFile => ({
    name,
    path: `/contacts/${slug}.vcf`,
    source: vcardFile(cards),
  });
  const clinic = clinicCard(site);
  const lines = poisonLineCards(site, poisonLineNote);
  return {
    clinic: file(clinic.name, "clinic", [clinic]),
    poisonLines: lines.map((line) => file(line.name, slugOf(line.name), [line])),
    all: file(clinic.name, "clinic-and-poison-lines", [clinic, ...lines]),
  };
}

function clinicCard({ clinic, labels }: Site): ContactCard {
  const { phone, text, fax, email, address, coordinates } = clinic;
  return {
    name: clinic.name.full,
    phone: phone.dial,
    text: text.dial === phone.dial ? undefined : { number: text.dial, label: labels.text },
    fax: fax.dial,
    email,
    address,
    position: coordinates.status === "confirmed" ? coordinates : undefined,
    url: `${siteOrigin()}/`,
    note: [...hoursLines({ clinic, labels }), labels.hoursNote].join("\n"),
  };
}

/** The week, once the owner has confirmed it; an address book keeps it for years. */
function hoursLines({ clinic: { hours }, labels }: Pick<Site, "clinic" | "labels">): string[] {
  if (hours.status !== "confirmed") return [];
  return weekWords(hours.week, labels).map(({ days, times }) => `${days}: ${times}`);
}

function poisonLineCards({ clinic }: Site, note: string): ContactCard[] {
  return clinic.poisonLines.map(({ name, dial }) => ({
    name,
    phone: dial,
    note,
  }));
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
