import type { AnyService, Area, Article } from "../content-model/collections.ts";
import type { Site } from "../content-model/site.ts";
import { formatDate, formatMonth } from "../policies/dates.ts";

/* What the loaders of several routes pick from the content in the same way. */

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
    ...bylineOf(article),
  };
}

/** The line of facts under the title of an article. */
export function bylineOf({ category, date, readTime, author }: Article) {
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

const slots = ["lastTurns", "parking", "door", "callFromCar", "stepFree"] as const;

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
