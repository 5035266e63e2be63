import type { LocalBusiness } from "schema-dts";
import { daysAlike, type Week } from "./opening-hours.ts";
import { siteOrigin } from "./site-origin.ts";

/** What structured data needs to know of the clinic. */
export type ClinicFacts = {
  name: string;
  description: string;
  telephone: string;
  email: string;
  address: { street: string; city: string; region: string; postalCode: string };
  coordinates: { latitude: number; longitude: number };
  hours: {
    week: Week<"Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday">;
    closures: readonly {
      date: string;
      name?: string | undefined;
      hours?: readonly { opens: string; closes: string }[] | undefined;
    }[];
    status: "confirmed" | "unconfirmed";
  };
  priceRange: string;
  /** The year. */
  founded: string;
  areas: readonly string[];
  services: readonly { title: string; description: string; link: string }[];
};

/** Any JSON-LD object that may stand on a page by itself. */
export type StructuredData = { "@context": "https://schema.org" };

/** Both types: opening hours and price range belong to a local business, not to veterinary care. */
type ClinicThing = StructuredData &
  Omit<Extract<LocalBusiness, { "@type": "LocalBusiness" }>, "@type"> & {
    "@type": readonly ["VeterinaryCare", "LocalBusiness"];
  };

/** The clinic as a veterinary business. Never carries reviews or a rating. */
export function veterinaryCare(clinic: ClinicFacts, origin = siteOrigin()): ClinicThing {
  return {
    "@context": "https://schema.org",
    "@type": ["VeterinaryCare", "LocalBusiness"],
    "@id": `${origin}/#clinic`,
    name: clinic.name,
    description: clinic.description,
    url: `${origin}/`,
    telephone: clinic.telephone,
    email: clinic.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: clinic.address.street,
      addressLocality: clinic.address.city,
      addressRegion: clinic.address.region,
      postalCode: clinic.address.postalCode,
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", ...clinic.coordinates },
    openingHoursSpecification: onlyOne(openingHours(clinic.hours.week)),
    ...specialHours(clinic.hours),
    priceRange: clinic.priceRange,
    foundingDate: clinic.founded,
    areaServed: clinic.areas.map((name) => ({
      "@type": "City",
      name: `${name}, ${clinic.address.region}`,
    })),
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: "Veterinary services",
      itemListElement: clinic.services.map(({ title, description, link }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: title, description, url: `${origin}${link}` },
      })),
    },
  };
}

/** One entry for the days that have the same hours; days without any have none. */
function openingHours(week: ClinicFacts["hours"]["week"]) {
  return daysAlike(week).flatMap(({ days, spans }) =>
    spans.map((span) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: days,
      ...span,
    })),
  );
}

function onlyOne<Item>(list: readonly Item[]): Item | readonly Item[] {
  const [first] = list;
  return first !== undefined && list.length === 1 ? first : list;
}

/**
 * Closures by date, once the owner has confirmed them. From 00:00 to 00:00 is closed all day
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
function specialHours({ closures, status }: ClinicFacts["hours"]) {
  if (status !== "confirmed" || closures.length === 0) return {};
  return {
    specialOpeningHoursSpecification: closures.flatMap(
      ({ date, name, hours = [{ opens: "00:00", closes: "00:00" }] }) =>
        hours.map((span) => ({
          "@type": "OpeningHoursSpecification" as const,
          ...(name === undefined ? {} : { name }),
          validFrom: date,
          validThrough: date,
          ...span,
        })),
    ),
  };
}
