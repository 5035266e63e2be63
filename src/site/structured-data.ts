import type {
  BlogLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  CityLeaf,
  ImageObjectLeaf,
  ListItemLeaf,
  LocalBusinessLeaf,
  MergeLeafTypes,
  OfferCatalogLeaf,
  OfferLeaf,
  OpeningHoursSpecificationLeaf,
  PersonLeaf,
  QuantitativeValueLeaf,
  QuestionLeaf,
  ServiceLeaf,
  VeterinaryCareLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from "schema-dts";
import type { Article } from "../content/collections.ts";
import { plainText, type Text } from "../formatting/text.ts";
import { daysAlike, type Hours } from "../hours/week.ts";
import { mapsHref } from "../policies/outbound-links.ts";
import { siteOrigin } from "../policies/site-origin.ts";
import type { ServiceListing, Site } from "./site.ts";

/*
 * Structured data (schema.org): one graph per page, whose nodes reference each other by `@id`. An
 * `@id` never changes. Never contains reviews or ratings of the clinic itself.
 */

type PageType = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";

/** VeterinaryCare lacks opening hours and price range, which LocalBusiness has. */
type ClinicLeaf = MergeLeafTypes<[VeterinaryCareLeaf, LocalBusinessLeaf]>;

/** A page can be an FAQPage and another type at once. */
type PageLeaf = Omit<WebPageLeaf, "@type"> & {
  "@type": PageType | "FAQPage" | [PageType, "FAQPage"];
};

type Identified<Leaf> = Leaf & { "@id": string };

/** A node. Types check the vocabulary of schema.org, except in `...(condition && { property })`. */
export type GraphNode = Identified<
  | WebSiteLeaf
  | PageLeaf
  | BreadcrumbListLeaf
  | ClinicLeaf
  | ServiceLeaf
  | PersonLeaf
  | BlogPostingLeaf
  | BlogLeaf
>;

type PageGraph = { "@context": "https://schema.org"; "@graph": readonly GraphNode[] };

/** A page as a node of its graph. */
export type PageSummary = {
  path: string;
  title: string;
  description: string;
  type?: Exclude<PageType, "WebPage">;
  /** Path of the picture for shared links. */
  picture?: string;
  /** Breadcrumbs: home first, the page itself last. Empty for home. */
  trail: readonly { name: string; path: string }[];
  questions?: readonly { question: string; answer: Text }[];
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
  site: Site,
  nodes: readonly GraphNode[] = [],
): PageGraph {
  const hasClinic = nodes.some((node) => node["@id"] === at(clinicId));
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        ...ref(websiteId),
        url: at("/"),
        name: site.clinic.name.full,
        inLanguage: "en-US",
        publisher: ref(clinicId),
      },
      webPage(page),
      ...(page.trail.length > 0 ? [breadcrumbs(page)] : []),
      ...(hasClinic ? [] : [clinicSummaryNode(site)]),
      ...nodes,
    ],
  };
}

function webPage(page: PageSummary): Identified<PageLeaf> {
  const { path, title, description, type = "WebPage", picture, trail, questions = [] } = page;
  return {
    "@type": questions.length === 0 ? type : type === "WebPage" ? "FAQPage" : [type, "FAQPage"],
    ...ref(pageId(path)),
    url: at(path),
    name: title,
    description,
    inLanguage: "en-US",
    isPartOf: ref(websiteId),
    about: ref(clinicId),
    ...(trail.length > 0 && { breadcrumb: ref(trailId(path)) }),
    ...(picture !== undefined && { primaryImageOfPage: image(picture) }),
    ...(questions.length > 0 && {
      mainEntity: questions.map(
        ({ question, answer }): QuestionLeaf => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
        }),
      ),
    }),
  };
}

function image(path: string): ImageObjectLeaf {
  const pixels = (value: number): QuantitativeValueLeaf => ({
    "@type": "QuantitativeValue",
    value,
    unitCode: "E37",
  });
  return { "@type": "ImageObject", url: at(path), width: pixels(1200), height: pixels(630) };
}

function breadcrumbs({ path, trail }: PageSummary): Identified<BreadcrumbListLeaf> {
  return {
    "@type": "BreadcrumbList",
    ...ref(trailId(path)),
    itemListElement: trail.map(
      (place, index): ListItemLeaf => ({
        "@type": "ListItem",
        position: index + 1,
        name: place.name,
        item: at(place.path),
      }),
    ),
  };
}

function clinicSummaryNode(site: Site): Identified<ClinicLeaf> {
  const { name, phone, priceRange, address } = site.clinic;
  return {
    "@type": ["VeterinaryCare", "LocalBusiness"],
    ...ref(clinicId),
    name: name.full,
    url: at("/"),
    telephone: phone.dial,
    image: at(site.sharePictures.of(site.titleOf("/"), "hero").src),
    priceRange: priceRange.value,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: "US",
    },
  };
}

/** The clinic as a VeterinaryCare node. */
export function clinicNode(site: Site): Identified<ClinicLeaf> {
  const { listedServices: services } = site;
  const { email, fax, coordinates, address, hours, terms, stats, veterinarian } = site.clinic;
  const { latitude, longitude } = coordinates;
  // One entry per group of days with the same hours; closed days have none.
  const openingHours = daysAlike(hours.week).flatMap(({ days, spans }) =>
    spans.map(
      (span): OpeningHoursSpecificationLeaf => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days,
        ...span,
      }),
    ),
  );
  const [only, ...rest] = openingHours;
  return {
    ...clinicSummaryNode(site),
    description: site.descriptionOf("/"),
    email,
    faxNumber: fax.display,
    logo: at("/icon-512.png"),
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    hasMap: mapsHref(address.full),
    openingHoursSpecification: only !== undefined && rest.length === 0 ? only : openingHours,
    ...specialHours(hours),
    paymentAccepted: terms.payments,
    currenciesAccepted: "USD",
    foundingDate: stats.founded.value,
    ...(veterinarian.name && { employee: veterinarianNode(veterinarian.name) }),
    areaServed: townsOf(site),
    // Each service is described on its own page.
    hasOfferCatalog: catalog(
      site.titleOf("/services"),
      services.map(({ title, path }) => ({ ...ref(serviceId(path)), name: title, url: at(path) })),
    ),
  };
}

function townsOf({ areas, clinic }: Site): CityLeaf[] {
  const { region } = clinic.address;
  return areas.map(({ name }) => ({ "@type": "City", name: `${name}, ${region}` }));
}

function catalog(name: string, services: readonly Omit<ServiceLeaf, "@type">[]): OfferCatalogLeaf {
  return {
    "@type": "OfferCatalog",
    name,
    itemListElement: services.map(
      (service): OfferLeaf => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", ...service },
      }),
    ),
  };
}

/**
 * Closures by date, once confirmed. 00:00 to 00:00 means closed all day
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
function specialHours({
  closures,
  noticedClosures = [],
  status,
}: Hours): Pick<LocalBusinessLeaf, "specialOpeningHoursSpecification"> {
  const special = [
    ...closures.map(({ date, ...closure }) => ({ from: date, until: date, ...closure })),
    ...noticedClosures.map((days) => ({ ...days, name: undefined, hours: undefined })),
  ];
  if (status !== "confirmed" || special.length === 0) return {};
  return {
    specialOpeningHoursSpecification: special.flatMap(
      ({ from, until, name, hours = [{ opens: "00:00", closes: "00:00" }] }) =>
        hours.map(
          (span): OpeningHoursSpecificationLeaf => ({
            "@type": "OpeningHoursSpecification",
            ...(name === undefined ? {} : { name }),
            validFrom: from,
            validThrough: until,
            ...span,
          }),
        ),
    ),
  };
}

export function serviceNode(
  service: Omit<ServiceListing, "slug">,
  site: Site,
): Identified<ServiceLeaf> {
  const { title, description, path, features } = service;
  return {
    "@type": "Service",
    ...ref(serviceId(path)),
    name: title,
    serviceType: title,
    description: plainText(description),
    url: at(path),
    mainEntityOfPage: ref(pageId(path)),
    provider: ref(clinicId),
    areaServed: townsOf(site),
    hasOfferCatalog: catalog(
      title,
      features.map((name) => ({ name })),
    ),
  };
}

function veterinarianNode(name: string): Identified<PersonLeaf> {
  return {
    "@type": "Person",
    ...ref("/about#veterinarian"),
    name,
    jobTitle: "Veterinarian",
    url: at("/about"),
    worksFor: ref(clinicId),
  };
}

/** The veterinarian's name, if it is known and the article has no other author. */
export function writingVeterinarian({ author }: Article, { clinic }: Site): string | undefined {
  return author === undefined ? clinic.veterinarian.name : undefined;
}

/**
 * The author is the veterinarian where the page says the name, otherwise the clinic.
 * @param picture path of the picture for shared links
 */
export function articleNode(
  article: Article,
  picture: string,
  site: Site,
): Identified<BlogPostingLeaf> {
  const { path } = article;
  const veterinarian = writingVeterinarian(article, site);
  return {
    "@type": "BlogPosting",
    ...ref(articleId(path)),
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    wordCount: article.outline.wordCount,
    timeRequired: `PT${Number.parseInt(article.readTime, 10)}M`,
    image: image(picture),
    url: at(path),
    inLanguage: "en-US",
    isPartOf: ref(blogId),
    mainEntityOfPage: ref(pageId(path)),
    author:
      veterinarian === undefined
        ? { "@type": "Organization", ...ref(clinicId) }
        : veterinarianNode(veterinarian),
    publisher: ref(clinicId),
  };
}

/** @param articles omitted on article pages, which only reference the blog */
export function blogNode(name: string, articles: readonly Article[] = []): Identified<BlogLeaf> {
  return {
    "@type": "Blog",
    ...ref(blogId),
    name,
    url: at("/blog"),
    inLanguage: "en-US",
    publisher: ref(clinicId),
    ...(articles.length > 0 && {
      blogPost: articles.map(
        ({ path, title }): BlogPostingLeaf => ({
          "@type": "BlogPosting",
          ...ref(articleId(path)),
          headline: title,
          url: at(path),
        }),
      ),
    }),
  };
}
