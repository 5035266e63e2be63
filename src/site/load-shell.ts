import * as links from "../addresses/outbound-links.ts";
import { pagePaths } from "../addresses/paths.ts";
import { isConfirmed } from "../content/schemas/fields.ts";
import type { NavigationList } from "../content/schemas/navigation.ts";
import { isDue } from "../hours/opening-state.ts";
import { weekText } from "../hours/week.ts";
import type { Site } from "./site.ts";
import { tokenValues } from "./token-values.ts";

type NavPage = { name: string; path: string };

/** A menu item; some open a list of pages. */
export type NavItem = { name: string; path: string; dropdown?: NavPage[] };

/** Content that every page shows, and facts that any section may need. */
export type Shell = ReturnType<typeof loadShell>;

export function loadShell(site: Site) {
  const { clinic, navigation } = site;
  // The first ones are needed at build time alone, so browsers do not get them.
  const { lastReviewed, guide, whenClosed, closing, levelNotes, preview, ...labels } = site.labels;
  const [hospital] = clinic.afterHoursHospital.chosen;
  const { hospitalSearch } = site.emergency;
  return {
    labels,
    /** For browsers that tint their own parts. */
    themeColors: tokenValues("paper"),
    mark: site.drawing("mark"),
    feedTitle: site.titleOf(pagePaths.blog),
    clinic: {
      name: clinic.name,
      address: clinic.address,
      phone: withTelHref(clinic.phone),
      sms: clinic.sms && { display: clinic.sms.display, href: links.smsHref(clinic.sms.dial) },
      email: { display: clinic.email, href: links.mailHref(clinic.email) },
      bookingHref: clinic.booking.url,
      directionsHref: links.directionsHref(clinic.address.full),
      mapFrameHref: links.mapFrameHref(clinic.address.full),
      poisonLines: clinic.poisonLines.map((line) => ({ name: line.name, ...withTelHref(line) })),
      poisonLinesNote: clinic.poisonLinesNote,
      /** Undefined until the owner has confirmed them, and while pages do not show them. */
      hours:
        isConfirmed(clinic.hours) && clinic.hours.show
          ? { week: clinic.hours.week, weekText: weekText(clinic.hours.week, labels) }
          : undefined,
      /** The after-hours hospital; undefined until the owner has chosen one. */
      hospital: hospital && { name: hospital.name, ...withTelHref(hospital.phone) },
      hospitalSearch: { label: hospitalSearch.label, href: links.mapsHref(hospitalSearch.query) },
    },
    header: navigation.header.map(({ dropdown, ...item }): NavItem => {
      return dropdown === undefined ? item : { ...item, dropdown: listPages(site, dropdown) };
    }),
    notices: site.notices.map((notice) => ({ ...notice, wasDue: isDue(notice, site.today) })),
    previewNote: site.edition === "preview" ? preview : undefined,
    quickLinks: navigation.quickLinks,
    legalLinks: navigation.legalLinks,
  };
}

const withTelHref = ({ display, dial }: Site["clinic"]["phone"]) => ({
  display,
  href: links.telHref(dial),
});

/** Pages of a navigation list, with `each: services` and the like expanded. */
export function listPages(site: Site, list: NavigationList): NavPage[] {
  const collections = {
    services: () => site.listedServices.map(({ title, path }) => ({ name: title, path })),
    areas: () => site.areas.map(({ name, path }) => ({ name, path })),
    articles: () => site.articles.map(({ title, path }) => ({ name: title, path })),
  };
  return list.flatMap((entry) =>
    entry.kind === "each" ? collections[entry.each]() : [{ name: entry.name, path: entry.path }],
  );
}
