import { formatDate, formatMonth } from "../content-model/dates.ts";
import type { AnyService, Area, Article, Site } from "../content-model/site.ts";
import { type HeadTags, headTags, type PageMetadata } from "../policies/page-metadata.ts";

/*
 * Pieces that the loaders of several routes hand to their pages. Loaders run at build time.
 */

/** Head tags of an ordinary page; `more` says what is different. */
export function pageHead(
  site: Site,
  path: string | undefined,
  meta: { title: string; description: string },
  more: Partial<PageMetadata> = {},
): HeadTags {
  return headTags(
    { ...meta, path, kind: "website", indexing: "index", structuredData: [], ...more },
    site.clinic.name.full,
  );
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
