import type { Thing } from "schema-dts";
import { formatDate, formatMonth } from "../content-model/dates.ts";
import type { ArrivingSlot } from "../content-model/schemas.ts";
import type { AnyService, Area, Article, Site } from "../content-model/site.ts";
import { mapsHref } from "../policies/outbound-links.ts";
import {
  type HeadTags,
  headTags,
  type PageMetadata,
  type SharePicture,
} from "../policies/page-metadata.ts";
import { type ClinicFacts, type PageFacts, pageGraph } from "../policies/structured-data.ts";

/*
 * Pieces that the loaders of several routes hand to their pages. Loaders run at build time.
 */

type PageIdentity = Pick<PageFacts, "type" | "questions"> & {
  path: string;
  meta: { title: string; description: string };
  /** What the page is called on the way to it, and on the picture that a shared link shows. */
  title: string;
  /** The illustration on that picture. */
  picture: string;
  /** The page one level up, where it is not home. */
  parent?: { name: string; path: string };
  article?: PageMetadata["article"];
  /** What the page is about, besides the clinic. */
  things?: (clinic: ClinicFacts, picture: SharePicture) => Thing[];
};

/** Head tags of a page that stands in for others: it has no address, and no list shows it. */
export function standInHead(
  site: Site,
  meta: Pick<PageMetadata, "title" | "description">,
): HeadTags {
  return headTags(
    {
      ...meta,
      path: undefined,
      indexing: "noindex",
      picture: undefined,
      article: undefined,
      structuredData: undefined,
    },
    site.clinic.name.full,
  );
}

/** Head tags of a page, its structured data among them. */
export function pageHead(site: Site, page: PageIdentity): HeadTags {
  const { path, meta, title, parent, type, questions, article, things } = page;
  const picture = site.sharePictures.of(title, page.picture);
  const home = { name: site.labels.home, path: "/" };
  const clinic = clinicFacts(site);
  const facts: PageFacts = {
    path,
    title,
    description: meta.description,
    picture: picture.src,
    trail: path === "/" ? [] : [home, ...(parent ? [parent] : []), { name: title, path }],
    ...(type && { type }),
    ...(questions && { questions }),
  };
  return headTags(
    {
      ...meta,
      path,
      indexing: "index",
      picture,
      article,
      structuredData: pageGraph(facts, clinic, things?.(clinic, picture)),
    },
    site.clinic.name.full,
  );
}

/** What structured data says of the clinic, on whichever page. */
function clinicFacts(site: Site): ClinicFacts {
  const { clinic, pages } = site;
  return {
    ...clinic,
    name: clinic.name.full,
    description: pages.home.meta.description,
    telephone: clinic.phone.dial,
    fax: clinic.fax.display,
    priceRange: clinic.priceRange.value,
    servicesName: pages.services.title,
    payments: clinic.terms.payments,
    founded: clinic.stats.founded.value,
    map: mapsHref(clinic.address.full),
    picture: site.sharePictures.of(pages.home.hero.heading, "hero").src,
    areas: site.areas.map(({ name }) => name),
    services: site.services,
  };
}

/** A service on a card that leads to its page. */
export function serviceCard(site: Site, { title, link, card, illustration }: AnyService) {
  return { title, href: link, text: card, picture: site.illustration(illustration) };
}

/** A post on a card that leads to its article. */
export function postCard(site: Site, article: Article) {
  return {
    id: article.id,
    title: article.title,
    href: `/blog/${article.slug}`,
    picture: site.illustration(article.icon),
    ...articleFacts(article),
  };
}

/** The line of facts under the title of an article. */
export function articleFacts({ category, date, readTime, author }: Article) {
  return { category, date, dateText: formatDate(date), readTime, author };
}

/** The reviews as pages show them. */
export function reviews(site: Site) {
  return site.testimonials.map(({ date, ...testimonial }) => ({
    ...testimonial,
    date,
    dateText: formatMonth(date),
  }));
}

/** Estimated minutes on the road from a town to the clinic; none from the town that is home base. */
export function driveMinutes({ distance }: Area): number {
  return Number.parseInt(distance, 10) || 0;
}

/** @throws if no entry has the slug: the content checks have let a route without content through */
export function findBySlug<Entry extends { slug: string }>(
  entries: readonly Entry[],
  slug: string | undefined,
): Entry {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (entry === undefined) throw new Error(`No content has the slug ${slug}`);
  return entry;
}

const slots: readonly ArrivingSlot[] = ["lastTurns", "parking", "door", "callFromCar", "stepFree"];

/** The places of content/arriving.yaml that have a text. */
export function lastSteps({ arriving }: Site) {
  return {
    heading: arriving.heading,
    items: slots.flatMap((slot) => {
      const detail = arriving[slot].text;
      return detail === undefined ? [] : [{ name: arriving.labels[slot], detail }];
    }),
  };
}
