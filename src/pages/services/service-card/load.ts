import { pagePaths } from "../../../addresses/paths.ts";
import type { Service, Site } from "../../../content/site.ts";

/** The services with these slugs, in this order. Unknown slugs are left out. */
export const servicesNamed = ({ services }: Site, slugs: readonly string[]) =>
  slugs.flatMap((slug) => services.filter((service) => service.slug === slug));

export const serviceCard = (site: Site, { title, path, picture }: Service) => ({
  title,
  path,
  picture: site.picture(picture),
  urgent: path === pagePaths.emergency,
});

export const serviceLinks = (site: Site, slugs: readonly string[]) =>
  servicesNamed(site, slugs).map(({ title, path }) => ({ name: title, path }));
