import type { Site } from "../content/site.ts";
import type { PhotoData } from "../ui/picture/picture.tsx";
import { clinicFile } from "./clinic.ts";
import { daysAlike, weekdays } from "./hours/week.ts";
import { changedHours } from "./notices.ts";
import { linksToAll } from "./page-links.ts";

/** The short form of the clinic that other nodes contain (schema.org). The `@id` must never change. */
export const clinicSummary = ({ get, origin }: Site) => ({
  "@type": "VeterinaryCare",
  "@id": `${origin}/#clinic`,
  name: get(clinicFile).name.full,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});

/** What shared links show of a page: its photograph, or the picture of the whole site. */
export const imageOf = ({ origin }: Site, photo?: PhotoData) =>
  origin + (photo?.file.src ?? "/share.png");

export function websiteNode(site: Site) {
  const publisher = clinicSummary(site);
  return { "@type": "WebSite", name: publisher.name, url: publisher.url, publisher };
}

const hoursNode = (fields: object) => ({ "@type": "OpeningHoursSpecification", ...fields });
const dayAndNight = hoursNode({ dayOfWeek: weekdays, opens: "00:00", closes: "23:59" });

/** The full form of the clinic. It never contains the clinic's own reviews or ratings. */
export function clinicNode(site: Site) {
  const { email, phone, emergencyLine, priceRange, coordinates, address, hours } =
    site.get(clinicFile);
  // One entry per group of days with the same hours; closed days have none.
  const openingHours =
    hours &&
    daysAlike(hours.week).flatMap(({ days, spans }) =>
      spans.map((span) => hoursNode({ dayOfWeek: days, ...span })),
    );
  const special = specialHours(site);
  return {
    ...clinicSummary(site),
    // VeterinaryCare lacks opening hours and price range, which LocalBusiness has.
    "@type": ["VeterinaryCare", "LocalBusiness"],
    telephone: phone.dial,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "emergency",
      telephone: phone.dial,
      hoursAvailable: emergencyLine === "day-and-night" ? dayAndNight : openingHours,
    },
    email,
    image: imageOf(site),
    priceRange,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: "US",
    },
    geo: coordinates && { "@type": "GeoCoordinates", ...coordinates },
    openingHoursSpecification: openingHours?.length === 1 ? openingHours[0] : openingHours,
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    areaServed: areaServed(site),
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      itemListElement: linksToAll(site, "services").map(({ name, path }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name, url: site.origin + path },
      })),
    },
  };
}

export const areaServed = (site: Site) =>
  linksToAll(site, "areas").map(({ name }) => ({
    "@type": "City",
    name: `${name}, ${site.get(clinicFile).address.region}`,
  }));

/** https://developers.google.com/search/docs/appearance/structured-data/local-business#sample-code */
const closedAllDay = { opens: "00:00", closes: "00:00" };

const specialHours = (site: Site) =>
  changedHours(site).flatMap(({ from, until, hours }) =>
    (hours.length === 0 ? [closedAllDay] : hours).map((span) =>
      hoursNode({ validFrom: from, validThrough: until, ...span }),
    ),
  );
