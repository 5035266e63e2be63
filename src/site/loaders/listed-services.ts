import type { Site } from "../site.ts";

/** The listed services with these slugs, in this order. Unknown slugs are left out. */
const listed = ({ listedServices }: Site, slugs: readonly string[]) =>
  slugs.flatMap((slug) => listedServices.filter((service) => service.slug === slug));

/** Services as cards, by their slugs. */
export const serviceCards = (site: Site, slugs: readonly string[]) =>
  listed(site, slugs).map(({ slug, description, features, ...card }) => card);

/** Services as links, by their slugs. */
export const serviceLinks = (site: Site, slugs: readonly string[]) =>
  listed(site, slugs).map(({ title, path }) => ({ name: title, path }));
