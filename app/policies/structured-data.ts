import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  LocalBusiness,
  Service,
  Thing,
  WebPage,
} from "schema-dts";
import { daysAlike, type Hours, type Week } from "./opening-hours.ts";
import { siteOrigin } from "./site-origin.ts";

/*
 * Structured data (schema.org): one graph per page, whose nodes reference each other by `@id`. An
 * `@id` never changes. Never contains reviews or ratings of the clinic itself.
 */

/** The clinic data that structured data needs. */
export type ClinicSummary = {
  name: string;
  description: string;
  telephone: string;
  fax: string;
  email: string;
  address: { street: string; city: string; region: string; postalCode: string };
  coordinates: { latitude: number; longitude: number };
  hours: Pick<Hours, "week" | "closures" | "status">;
  priceRange: string;
  /** Name of the list of services. */
  servicesName: string;
  payments: string;
  /** Year. */
  founded: string;
  /** URL of a map. */
  map: string;
  picture: string;
  areas: readonly string[];
  services: readonly { title: string; link: string }[];
};

/** A page as a node of its graph. */
export type PageSummary = {
  path: string;
  title: string;
  description: string;
  type?: "AboutPage" | "ContactPage" | "CollectionPage";
  /** Path of the picture for shared links. */
  picture?: string;
  /** Breadcrumbs: home first, the page itself last. Empty for home. */
  trail: readonly { name: string; path: string }[];
  questions?: readonly { question: string; answer: string }[];
};

const at = (path: string) => `${siteOrigin()}${path}`;
/** A reference to a node by its `@id`. */
const ref = (path: string) => ({ "@id": at(path) });
const clinicId = "/#clinic";
const websiteId = "/#website";
const blogId = "/blog#blog";
const pageId = (path: string) => `${path}#page`;
const trailId = (path: string) => `${path}#breadcrumb`;
const serviceId = (path: string) => `${path}#service`;
const articleId = (path: string) => `${path}#article`;

/** The graph of one page: site, page, breadcrumbs and main topic. */
export function pageGraph(
  page: PageSummary,
  clinic: ClinicSummary,
  things: readonly Thing[] = [],
): Graph {
  const isClinic = (thing: object) => "@id" in thing && thing["@id"] === at(clinicId);
  const isTold = things.some((thing) => typeof thing === "object" && isClinic(thing));
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        ...ref(websiteId),
        url: at("/"),
        name: clinic.name,
        inLanguage: "en-US",
        publisher: ref(clinicId),
      },
      webPage(page),
      ...(page.trail.length > 0 ? [breadcrumbs(page)] : []),
      ...(isTold ? [] : [clinicInShort(clinic)]),
      ...things,
    ],
  };
}

function webPage(page: PageSummary): WebPage {
  const { path, title, description, type = "WebPage", picture, trail, questions = [] } = page;
  const common = {
    ...ref(pageId(path)),
    url: at(path),
    name: title,
    description,
    inLanguage: "en-US",
    isPartOf: ref(websiteId),
    about: ref(clinicId),
    ...(trail.length > 0 && { breadcrumb: ref(trailId(path)) }),
    ...(picture !== undefined && { primaryImageOfPage: image(picture) }),
  };
  if (questions.length === 0) return { "@type": type, ...common };
  // A page can be an FAQPage and another type at once.
  const types = type === "WebPage" ? "FAQPage" : [type, "FAQPage"];
  return {
    "@type": types as "FAQPage",
    ...common,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function image(path: string) {
  const pixels = (value: number) =>
    ({ "@type": "QuantitativeValue", value, unitCode: "E37" }) as const;
  const size = { width: pixels(1200), height: pixels(630) };
  return { "@type": "ImageObject" as const, url: at(path), ...size };
}

function breadcrumbs({ path, trail }: PageSummary): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    ...ref(trailId(path)),
    itemListElement: trail.map((place, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: place.name,
      item: at(place.path),
    })),
  };
}

/** VeterinaryCare lacks opening hours and price range, which LocalBusiness has. */
const clinicType = ["VeterinaryCare", "LocalBusiness"] as unknown as "LocalBusiness";

type ClinicThing = Extract<LocalBusiness, { "@type": "LocalBusiness" }>;

function clinicInShort(clinic: ClinicSummary): ClinicThing {
  const { street, city, region, postalCode } = clinic.address;
  return {
    "@type": clinicType,
    ...ref(clinicId),
    name: clinic.name,
    url: at("/"),
    telephone: clinic.telephone,
    image: at(clinic.picture),
    priceRange: clinic.priceRange,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: "US",
    },
  };
}

/** The clinic as a VeterinaryCare node. */
export function clinicThing(clinic: ClinicSummary): ClinicThing {
  const { latitude, longitude } = clinic.coordinates;
  return {
    ...clinicInShort(clinic),
    description: clinic.description,
    email: clinic.email,
    faxNumber: clinic.fax,
    logo: at("/icon-512.png"),
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    hasMap: clinic.map,
    openingHoursSpecification: openingHours(clinic.hours.week),
    ...specialHours(clinic.hours),
    paymentAccepted: clinic.payments,
    currenciesAccepted: "USD",
    foundingDate: clinic.founded,
    areaServed: townsOf(clinic),
    // Each service is described on its own page.
    hasOfferCatalog: catalog(
      clinic.servicesName,
      clinic.services.map(({ title, link }) => ({
        ...ref(serviceId(link)),
        name: title,
        url: at(link),
      })),
    ),
  };
}

function townsOf({ areas, address }: ClinicSummary) {
  return areas.map((name) => ({ "@type": "City" as const, name: `${name}, ${address.region}` }));
}

function catalog(name: string, services: readonly object[]) {
  return {
    "@type": "OfferCatalog" as const,
    name,
    itemListElement: services.map((service) => ({
      "@type": "Offer" as const,
      itemOffered: { "@type": "Service" as const, ...service },
    })),
  };
}

/** One entry per group of days with the same hours; closed days have none. */
function openingHours(week: Week) {
  return daysAlike(week).flatMap(({ days, spans }) =>
    spans.map((span) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: days,
      ...span,
    })),
  );
}

/**
 * Closures by date, once confirmed. 00:00 to 00:00 means closed all day
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
function specialHours({ closures, status }: ClinicSummary["hours"]) {
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

export function serviceThing(
  service: { title: string; description: string; link: string; features: readonly string[] },
  clinic: ClinicSummary,
): Service {
  const { title, description, link, features } = service;
  return {
    "@type": "Service",
    ...ref(serviceId(link)),
    name: title,
    serviceType: title,
    description,
    url: at(link),
    mainEntityOfPage: ref(pageId(link)),
    provider: ref(clinicId),
    areaServed: townsOf(clinic),
    hasOfferCatalog: catalog(
      title,
      features.map((name) => ({ name })),
    ),
  };
}

/** Article data that search engines expect. */
export type ArticleSummary = {
  path: string;
  title: string;
  excerpt: string;
  category: string;
  /** Dates, as 2024-06-15. */
  published: string;
  modified: string;
  words: number;
  minutes: number;
  picture: string;
};

/** The clinic is the author: a Person needs a name, and the veterinarian's is not known yet. */
export function articleThing(article: ArticleSummary): BlogPosting {
  const { path } = article;
  return {
    "@type": "BlogPosting",
    ...ref(articleId(path)),
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    datePublished: article.published,
    dateModified: article.modified,
    wordCount: article.words,
    timeRequired: `PT${article.minutes}M`,
    image: image(article.picture),
    url: at(path),
    inLanguage: "en-US",
    isPartOf: ref(blogId),
    mainEntityOfPage: ref(pageId(path)),
    author: { "@type": "Organization", ...ref(clinicId) },
    publisher: ref(clinicId),
  };
}

/** @param articles omitted on article pages, which only reference the blog */
export function blogThing(
  name: string,
  articles: readonly { path: string; title: string }[] = [],
): Thing {
  return {
    "@type": "Blog",
    ...ref(blogId),
    name,
    url: at("/blog"),
    inLanguage: "en-US",
    publisher: ref(clinicId),
    ...(articles.length > 0 && {
      blogPost: articles.map(({ path, title }) => ({
        "@type": "BlogPosting" as const,
        ...ref(articleId(path)),
        headline: title,
        url: at(path),
      })),
    }),
  };
}
