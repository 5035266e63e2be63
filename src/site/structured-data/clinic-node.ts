import { daysAlike } from "../../hours/week.ts";
import type { Site } from "../site.ts";

/** The clinic, as other nodes name it (schema.org). An `@id` never changes. */
export function clinicSummary({ clinic, origin }: Site) {
  return {
    "@type": "VeterinaryCare",
    "@id": `${origin}/#clinic`,
    name: clinic.name.full,
    url: `${origin}/`,
  };
}

/** All of the clinic. Never contains reviews or ratings of it. */
export function clinicNode(site: Site) {
  const { phone, priceRange, coordinates, address, hours } = site.clinic;
  // One entry per group of days with the same hours; closed days have none.
  const openingHours = daysAlike(hours.week).flatMap(({ days, spans }) =>
    spans.map((span) => ({ "@type": "OpeningHoursSpecification", dayOfWeek: days, ...span })),
  );
  return {
    ...clinicSummary(site),
    // VeterinaryCare lacks opening hours and price range, which LocalBusiness has.
    "@type": ["VeterinaryCare", "LocalBusiness"],
    telephone: phone.dial,
    image: site.origin + site.sharePicture("hero").src,
    priceRange,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", ...coordinates },
    openingHoursSpecification: openingHours.length === 1 ? openingHours[0] : openingHours,
    ...(site.notices.length > 0 && { specialOpeningHoursSpecification: specialHours(site) }),
    areaServed: site.areas.map(({ name }) => ({
      "@type": "City",
      name: `${name}, ${address.region}`,
    })),
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      itemListElement: site.listedServices.map(({ title, path }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: title, url: site.origin + path },
      })),
    },
  };
}

/**
 * Days with other hours. 00:00 to 00:00 means closed all day
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
const specialHours = ({ notices }: Site) =>
  notices.flatMap(({ from, until, hours = [{ opens: "00:00", closes: "00:00" }] }) =>
    hours.map((span) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: from,
      validThrough: until,
      ...span,
    })),
  );
