import { clinicFile } from "../clinic/clinic.ts";
import { daysAlike } from "../clinic/hours/week.ts";
import { comingNotices } from "../clinic/notices.ts";
import type { Trail } from "../clinic/page-frame.ts";
import { linksToAll } from "../clinic/page-links.ts";
import { findVeterinarian, teamFile } from "../clinic/team.ts";
import type { Article } from "../collections/articles/load-articles.ts";
import { articlesFile } from "../collections/articles/schema.ts";
import { startOfDay, weekdays } from "../dates.ts";
import type { Site } from "../reader/site.ts";
import type { PhotoData } from "../ui/picture/picture.tsx";
import type { BuildPage } from "./read-site.ts";

/** What a page is about, for search engines (https://schema.org). */
export function structuredData(site: Site, page: BuildPage, trail: Trail) {
  const article = site.entries(articlesFile).find(({ path }) => path === page.path);
  const nodes = [
    page.path === "/" ? clinicNode(site) : breadcrumbNode(site, trail),
    page.path === "/" && websiteNode(site),
    page.collection === "services" && serviceNode(site, page),
    article && articleNode(site, article),
  ];
  return { "@context": "https://schema.org", "@graph": nodes.filter(Boolean) };
}

const breadcrumbNode = ({ origin }: Site, trail: Trail) => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + path,
  })),
});

/** The short form of the clinic that other nodes contain. The `@id` must never change. */
const clinicSummary = ({ get, origin }: Site) => ({
  "@type": "VeterinaryCare",
  "@id": `${origin}/#clinic`,
  name: get(clinicFile).name.full,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});

/** What shared links show of a page: its photograph, or the picture of the whole site. */
export const shareImage = ({ origin }: Site, photo?: PhotoData) =>
  origin + (photo?.file.src ?? "/share.png");

function websiteNode(site: Site) {
  const publisher = clinicSummary(site);
  return { "@type": "WebSite", name: publisher.name, url: publisher.url, publisher };
}

const hoursNode = (fields: object) => ({ "@type": "OpeningHoursSpecification", ...fields });
const dayAndNight = hoursNode({ dayOfWeek: weekdays, opens: "00:00", closes: "23:59" });

/** The full form of the clinic. It never contains the clinic's own reviews or ratings. */
function clinicNode(site: Site) {
  const { email, phone, emergencyLine, priceRange, coordinates, address, hours } =
    site.get(clinicFile);
  // One entry per group of days with the same hours; closed days have none.
  const openingHours =
    hours &&
    daysAlike(hours.week).flatMap(({ days, intervals }) =>
      intervals.map((interval) => hoursNode({ dayOfWeek: days, ...interval })),
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
    image: shareImage(site),
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

const areaServed = (site: Site) =>
  linksToAll(site, "areas").map(({ name }) => ({
    "@type": "City",
    name: `${name}, ${site.get(clinicFile).address.region}`,
  }));

/** https://developers.google.com/search/docs/appearance/structured-data/local-business#sample-code */
const closedAllDay = { opens: "00:00", closes: "00:00" };

const specialHours = (site: Site) =>
  comingNotices(site).flatMap(({ from, until, hours }) =>
    (hours?.length === 0 ? [closedAllDay] : (hours ?? [])).map((interval) =>
      hoursNode({ validFrom: from, validThrough: until, ...interval }),
    ),
  );

const serviceNode = (site: Site, { name, path, content }: BuildPage) => ({
  "@type": "Service",
  name,
  description: content.search.description,
  url: site.origin + path,
  provider: clinicSummary(site),
  areaServed: areaServed(site),
});

/** The author is the person where the page says the name, otherwise the clinic. */
function articleNode(site: Site, article: Article) {
  const veterinarian = findVeterinarian(site.get(teamFile), article.author);
  const publisher = clinicSummary(site);
  return {
    "@type": "BlogPosting",
    headline: article.title,
    description: article.excerpt,
    datePublished: startOfDay(article.date),
    image: shareImage(site, article.photo),
    url: site.origin + article.path,
    author: veterinarian
      ? {
          "@type": "Person",
          name: veterinarian.name,
          jobTitle: veterinarian.role,
          worksFor: publisher,
        }
      : publisher,
    publisher,
  };
}
