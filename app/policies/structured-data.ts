import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  LocalBusiness,
  Service,
  Thing,
  WebPage,
} from "schema-dts";
import { daysAlike, type Hours, type Week } from "./opening-hours.ts";
import { siteOrigin } from "./site-origin.ts";

/*
 * What pages tell machines about themselves, in the vocabulary of schema.org: one graph a page,
 * whose things refer to each other by `@id`. An `@id` never changes. Reviews and ratings of ourselves
 * are never among them.
 */

/** What structured data needs to know of the clinic. */
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
  /** What the list of services is called. */
  servicesName: string;
  payments: string;
  /** The year. */
  founded: string;
  /** Address of a map of the place. */
  map: string;
  picture: string;
  areas: readonly string[];
  services: readonly { title: string; link: string }[];
};

/** A page as one thing of its graph. */
export type PageSummary = {
  path: string;
  title: string;
  description: string;
  type?: "AboutPage" | "ContactPage" | "CollectionPage";
  /** Path of the sharing picture. */
  picture?: string;
  /** The way to the page: home first, the page itself last. Empty on home. */
  trail: readonly { name: string; path: string }[];
  questions?: readonly { question: string; answer: string }[];
};

const ids = (origin: string) => ({
  clinic: `${origin}/#clinic`,
  website: `${origin}/#website`,
  blog: `${origin}/blog#blog`,
  page: (path: string) => `${origin}${path}#page`,
  trail: (path: string) => `${origin}${path}#breadcrumb`,
  service: (link: string) => `${origin}${link}#service`,
  article: (path: string) => `${origin}${path}#article`,
});

/** Everything that one page says: the site, the page, its place, and what it is about. */
export function pageGraph(
  page: PageSummary,
  clinic: ClinicSummary,
  things: readonly Thing[] = [],
  origin = siteOrigin(),
): Graph {
  const own = things.some((thing) => hasId(thing, ids(origin).clinic));
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        "@id": ids(origin).website,
        url: `${origin}/`,
        name: clinic.name,
        inLanguage: "en-US",
        publisher: { "@id": ids(origin).clinic },
      },
      webPage(page, origin),
      ...(page.trail.length > 0 ? [breadcrumbs(page, origin)] : []),
      ...(own ? [] : [clinicInShort(clinic, origin)]),
      ...things,
    ],
  };
}

function hasId(thing: Thing, id: string): boolean {
  return typeof thing === "object" && "@id" in thing && thing["@id"] === id;
}

function webPage(page: PageSummary, origin: string): WebPage {
  const { path, title, description, type = "WebPage", picture, trail, questions = [] } = page;
  const about = { "@id": ids(origin).clinic };
  const common = {
    "@id": ids(origin).page(path),
    url: `${origin}${path}`,
    name: title,
    description,
    inLanguage: "en-US",
    isPartOf: { "@id": ids(origin).website },
    about,
    ...(trail.length > 0 ? { breadcrumb: { "@id": ids(origin).trail(path) } } : {}),
    ...(picture === undefined ? {} : { primaryImageOfPage: image(picture, origin) }),
  };
  if (questions.length === 0) return { "@type": type, ...common };
  const faq: FAQPage = {
    "@type": "FAQPage",
    ...common,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  // A page of questions may be another kind of page as well.
  return type === "WebPage" ? faq : ({ ...faq, "@type": [type, "FAQPage"] } as unknown as WebPage);
}

function image(path: string, origin: string) {
  return {
    "@type": "ImageObject" as const,
    url: `${origin}${path}`,
    width: { "@type": "QuantitativeValue" as const, value: 1200, unitCode: "E37" },
    height: { "@type": "QuantitativeValue" as const, value: 630, unitCode: "E37" },
  };
}

function breadcrumbs({ path, trail }: PageSummary, origin: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": ids(origin).trail(path),
    itemListElement: trail.map((place, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: place.name,
      item: `${origin}${place.path}`,
    })),
  };
}

/** Both types: opening hours and price range belong to a local business, not to veterinary care. */
const clinicType = ["VeterinaryCare", "LocalBusiness"] as unknown as "LocalBusiness";

type ClinicThing = Extract<LocalBusiness, { "@type": "LocalBusiness" }>;

function clinicInShort(clinic: ClinicSummary, origin: string): ClinicThing {
  return {
    "@type": clinicType,
    "@id": ids(origin).clinic,
    name: clinic.name,
    url: `${origin}/`,
    telephone: clinic.telephone,
    image: `${origin}${clinic.picture}`,
    priceRange: clinic.priceRange,
    address: {
      "@type": "PostalAddress",
      streetAddress: clinic.address.street,
      addressLocality: clinic.address.city,
      addressRegion: clinic.address.region,
      postalCode: clinic.address.postalCode,
      addressCountry: "US",
    },
  };
}

/** The clinic as a veterinary business, with all that is known of it. */
export function clinicThing(clinic: ClinicSummary, origin = siteOrigin()): ClinicThing {
  return {
    ...clinicInShort(clinic, origin),
    description: clinic.description,
    email: clinic.email,
    faxNumber: clinic.fax,
    logo: `${origin}/icon-512.png`,
    geo: {
      "@type": "GeoCoordinates",
      latitude: clinic.coordinates.latitude,
      longitude: clinic.coordinates.longitude,
    },
    hasMap: clinic.map,
    openingHoursSpecification: onlyOne(openingHours(clinic.hours.week)),
    ...specialHours(clinic.hours),
    paymentAccepted: clinic.payments,
    currenciesAccepted: "USD",
    foundingDate: clinic.founded,
    areaServed: clinic.areas.map((name) => ({
      "@type": "City",
      name: `${name}, ${clinic.address.region}`,
    })),
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: clinic.servicesName,
      // Each is described on its own page.
      itemListElement: clinic.services.map(({ title, link }) => ({
        "@type": "Offer",
        itemOffered: {
          "@type": "Service",
          "@id": ids(origin).service(link),
          name: title,
          url: `${origin}${link}`,
        },
      })),
    },
  };
}

/** One entry for the days that have the same hours; days without any have none. */
function openingHours(week: Week) {
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
  origin = siteOrigin(),
): Service {
  const { title, description, link, features } = service;
  return {
    "@type": "Service",
    "@id": ids(origin).service(link),
    name: title,
    serviceType: title,
    description,
    url: `${origin}${link}`,
    mainEntityOfPage: { "@id": ids(origin).page(link) },
    provider: { "@id": ids(origin).clinic },
    areaServed: clinic.areas.map((name) => ({
      "@type": "City",
      name: `${name}, ${clinic.address.region}`,
    })),
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: title,
      itemListElement: features.map((name) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name },
      })),
    },
  };
}

/** An article, as search engines want it. */
export type ArticleSummary = {
  path: string;
  title: string;
  excerpt: string;
  category: string;
  /** Days, as 2024-06-15. */
  published: string;
  modified: string;
  words: number;
  minutes: number;
  picture: string;
};

/**
 * The clinic stands for its veterinarian as the author: nobody has told us the name yet, and a
 * Person without one is no author.
 */
export function articleThing(article: ArticleSummary, origin = siteOrigin()): BlogPosting {
  return {
    "@type": "BlogPosting",
    "@id": ids(origin).article(article.path),
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    datePublished: article.published,
    dateModified: article.modified,
    wordCount: article.words,
    timeRequired: `PT${article.minutes}M`,
    image: image(article.picture, origin),
    url: `${origin}${article.path}`,
    inLanguage: "en-US",
    isPartOf: { "@id": ids(origin).blog },
    mainEntityOfPage: { "@id": ids(origin).page(article.path) },
    author: { "@type": "Organization", "@id": ids(origin).clinic },
    publisher: { "@id": ids(origin).clinic },
  };
}

/** @param articles none on the page of an article, which says only that the blog is there */
export function blogThing(
  name: string,
  articles: readonly { path: string; title: string }[],
  origin = siteOrigin(),
): Thing {
  return {
    "@type": "Blog",
    "@id": ids(origin).blog,
    name,
    url: `${origin}/blog`,
    inLanguage: "en-US",
    publisher: { "@id": ids(origin).clinic },
    ...(articles.length > 0 && {
      blogPost: articles.map(({ path, title }) => ({
        "@type": "BlogPosting" as const,
        "@id": ids(origin).article(path),
        headline: title,
        url: `${origin}${path}`,
      })),
    }),
  };
}
