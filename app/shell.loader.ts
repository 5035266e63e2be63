import type { NavigationFile } from "./content-model/schemas.ts";
import { isEmergency, type Site } from "./content-model/site.ts";
import {
  directionsHref,
  mailHref,
  mapFrameHref,
  smsHref,
  telHref,
} from "./policies/outbound-links.ts";
import { themeColors } from "./styles/theme-colors.ts";

/** A page in a menu (specification §3: name, path, optional dropdown). */
export type NavItem = { name: string; path: string; dropdown?: { name: string; path: string }[] };

/** What every page shows around its own content, and the facts that any section may need. */
export type Shell = ReturnType<typeof loadShell>;

export function loadShell(site: Site) {
  const { clinic, labels, navigation } = site;
  const hospital = clinic.afterHoursHospital.chosen;
  const emergency = site.services.find(isEmergency);
  if (emergency === undefined) throw new Error("No service is the emergency page");
  return {
    labels,
    themeColors: themeColors(),
    feedTitle: site.pages.blog.title,
    clinic: {
      name: clinic.name,
      address: clinic.address,
      phone: { display: clinic.phone.display, href: telHref(clinic.phone.dial) },
      text: { display: clinic.text.display, href: smsHref(clinic.text.dial) },
      email: { display: clinic.email, href: mailHref(clinic.email) },
      bookingHref: clinic.booking.url,
      directionsHref: directionsHref(clinic.address.full),
      mapFrameHref: mapFrameHref(clinic.address.full),
      poisonLines: clinic.poisonLines.map(({ name, display, dial }) => ({
        name,
        display,
        href: telHref(dial),
      })),
      poisonLinesNote: clinic.poisonLinesNote,
      /** Where to go when the clinic is closed; none until the owner has chosen one. */
      hospital:
        hospital === undefined
          ? undefined
          : {
              name: hospital.name,
              display: hospital.phone.display,
              href: telHref(hospital.phone.dial),
            },
    },
    /** Stands above the pages of the small-screen menu. */
    emergency: { name: emergency.title, path: emergency.link },
    header: navigation.header.map(
      ({ name, path, dropdown }): NavItem => ({
        name,
        path,
        ...(dropdown === undefined ? {} : { dropdown: listPages(site, dropdown) }),
      }),
    ),
    quickLinks: navigation.quickLinks,
    legalLinks: navigation.legalLinks,
  };
}

/** Pages of a navigation list, `each: services` and the like written out. */
export function listPages(
  site: Site,
  list: NavigationFile["siteMap"][number]["pages"],
): { name: string; path: string }[] {
  const collections = {
    services: () => site.services.map(({ title, link }) => ({ name: title, path: link })),
    areas: () => site.areas.map(({ name, slug }) => ({ name, path: `/service-areas/${slug}` })),
    articles: () =>
      site.articles.map(({ title, slug }) => ({ name: title, path: `/blog/${slug}` })),
  };
  return list.flatMap((entry) => ("each" in entry ? collections[entry.each]() : [entry]));
}
