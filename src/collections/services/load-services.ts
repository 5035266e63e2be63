import { pagePaths } from "../../addresses.ts";
import { loadPicture } from "../../illustrations/pictures.ts";
import type { ContentOf } from "../../reader/read.ts";
import type { Entry, Site } from "../../reader/site.ts";
import { emergencyFile } from "./emergency-schema.ts";
import { servicesFile } from "./schema.ts";

export type Service = Entry<ContentOf<typeof servicesFile | typeof emergencyFile>>;

/** All services. Emergency, which has a page of its own, is among them. */
export const allServices = ({ entries }: Site): Service[] => entries(servicesFile, emergencyFile);

/** The services with these slugs, in this order. Unknown slugs are left out. */
export function servicesNamed(site: Site, slugs: readonly string[]) {
  const services = allServices(site);
  return slugs.flatMap((slug) => services.filter((service) => service.slug === slug));
}

export const serviceLinks = (site: Site, slugs: readonly string[]) =>
  servicesNamed(site, slugs).map(({ title, path }) => ({ name: title, path }));

export const serviceCard = (service: Service) => ({
  title: service.title,
  path: service.path,
  picture: loadPicture(service.picture),
  urgent: service.path === pagePaths.emergency,
});
