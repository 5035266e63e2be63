import type { Site } from "../../content-model/site.ts";
import { weekText } from "../../hours/opening-hours.ts";
import { siteOrigin } from "../../policies/site-origin.ts";
import { type ContactCard, vcardFile } from "./vcard.ts";

/**
 * The clinic, each poison line, and one file with all of them: phones import every contact of a
 * file, Outlook only the first.
 */
export function contactFiles(site: Site, note: string) {
  const clinic = clinicCard(site);
  const lines = site.clinic.poisonLines.map(({ name, dial }) => ({ name, phone: dial, note }));
  return {
    clinic: file("clinic", [clinic]),
    poisonLines: lines.map((line) => file(slugOf(line.name), [line])),
    all: file("clinic-and-poison-lines", [clinic, ...lines]),
  };
}

/** A vCard file with its own path, such as `/contacts/clinic.vcf`, named as its first contact. */
function file(slug: string, cards: readonly [ContactCard, ...ContactCard[]]) {
  return { name: cards[0].name, path: `/contacts/${slug}.vcf`, source: vcardFile(cards) };
}

function clinicCard({ clinic, labels }: Site): ContactCard {
  const { phone, text, fax, email, address, coordinates, hours } = clinic;
  // Address books keep hours for years, so only confirmed ones.
  const week = hours.status === "confirmed" ? weekText(hours.week, labels) : [];
  return {
    name: clinic.name.full,
    phone: phone.dial,
    text: text.dial === phone.dial ? undefined : { number: text.dial, label: labels.text },
    fax: fax.dial,
    email,
    address,
    position: coordinates.status === "confirmed" ? coordinates : undefined,
    url: `${siteOrigin()}/`,
    note: [...week.map(({ days, times }) => `${days}: ${times}`), labels.hoursNote].join("\n"),
  };
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
