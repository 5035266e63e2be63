import type { LocalBusiness } from "schema-dts";
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
    days: readonly (
      | "Monday"
      | "Tuesday"
      | "Wednesday"
      | "Thursday"
      | "Friday"
      | "Saturday"
      | "Sunday"
    )[];
    opens: string;
    closes: string;
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
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: [...clinic.hours.days],
      opens: clinic.hours.opens,
      closes: clinic.hours.closes,
    },
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
