import { pagePaths } from "../../addresses/paths.ts";
import type { Service, Site } from "../site.ts";

/** The services with these slugs, in this order. Unknown slugs are left out. */
const named = ({ services }: Site, slugs: readonly string[]) =>
  slugs.flatMap((slug) => services.filter((service) => service.slug === slug));

export const serviceCard = (site: Site, { title, path, summary, picture }: Service) => ({
  title,
  path,
  summary,
  picture: site.picture(picture),
  urgent: path === pagePaths.emergency,
});

export const serviceCards = (site: Site, slugs: readonly string[]) =>
  named(site, slugs).map((service) => serviceCard(site, service));

export const serviceLinks = (site: Site, slugs: readonly string[]) =>
  named(site, slugs).map(({ title, path }) => ({ name: title, path }));
