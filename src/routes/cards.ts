import { formatDate, formatMonth } from "../formatting/dates.ts";
import { fill } from "../formatting/fill.ts";
import type { Area, Article, ServiceListing, Site } from "../site/site.ts";

/* Content that loaders of several routes pick the same way. */

/** A service as a card. */
export function serviceCard(site: Site, { title, path, card, picture }: ServiceListing) {
  return { title, href: path, text: card, picture: site.picture(picture) };
}

/** A post as a card. */
export function postCard(site: Site, article: Article) {
  return {
    title: article.title,
    href: article.path,
    picture: site.picture(article.picture),
    ...bylineOf(site, article),
  };
}

/** The byline under an article's title. Its review takes the place of a date that it does not give. */
export function bylineOf(site: Site, article: Article) {
  const { category, date, readTime } = article;
  return date === undefined
    ? { category, readTime, reviewed: reviewOf(site, article) }
    : { category, readTime, date, dateText: formatDate(date) };
}

/** Who read a page or table that speaks of medicine, and when; undefined until then. */
export function reviewOf(
  { labels }: Site,
  { approved, approvedBy = "" }: { approved?: string | undefined; approvedBy?: string | undefined },
) {
  if (approved === undefined) return undefined;
  const label = fill(labels.lastReviewed, { name: approvedBy });
  const month = approved.slice(0, 7);
  return { label, date: month, dateText: formatMonth(month) };
}

/** Services as links, by their slugs. */
export function serviceLinks(site: Site, slugs: readonly string[]) {
  return slugs.map((slug) => {
    const { title, path } = findBySlug(site.listedServices, slug);
    return { title, href: path };
  });
}

/** Reviews, formatted for display. */
export function reviews(site: Site) {
  return site.testimonials.map(({ photo, date, ...review }) => ({
    ...review,
    photo: shownPhoto(photo),
    dateText: formatMonth(date),
  }));
}

/** People of the team, as pages show them. */
export function people(team: Site["team"]) {
  return team.map(({ name, role, text, photo }) => ({
    ...{ name, role, text },
    photo: shownPhoto(photo),
  }));
}

/** A photo of a review or a person, without who is in it. */
export const shownPhoto = (photo: Site["team"][number]["photo"]) =>
  photo && { file: photo.file, alt: photo.alt };

/** Estimated driving minutes from a town to the clinic; 0 for the home base. */
export function driveMinutes({ distance }: Area): number {
  return Number.parseInt(distance, 10) || 0;
}

/** @throws if no entry has the slug, which content checks should have prevented */
export function findBySlug<Entry extends { slug: string }>(
  entries: readonly Entry[],
  slug: string | undefined,
): Entry {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (entry === undefined) throw new Error(`No content has the slug ${slug}`);
  return entry;
}

/** The owner’s photos of the door, then of the parking. */
export function arrivalPhotos({ photosOf }: Site) {
  return ["door", "parking"].flatMap(photosOf);
}

/** A picture, which the first photo of a place replaces, and the other photos. */
export function pictureOf(site: Site, name: string, place: string) {
  const [photo, ...morePhotos] = site.photosOf(place);
  return { picture: { ...site.picture(name), photo }, morePhotos };
}

/** The entries of content/arriving.yaml that have a text. */
export function lastSteps({ arriving: { heading, townLink, labels, ...slots } }: Site) {
  return {
    heading,
    items: Object.entries(slots).flatMap(([slot, { text: detail }]) =>
      detail === undefined ? [] : [{ name: labels[slot as keyof typeof slots], detail }],
    ),
  };
}
