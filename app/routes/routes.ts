/*
 * Every address of the site and what renders it, and nothing else. The browser's router, the
 * prerender, navigation, the Site Map page, the content checks and the tests read this table.
 */

/** Names of the folders in app/routes. */
export type RouteName =
  | "home"
  | "about"
  | "services"
  | "service"
  | "service-by-age"
  | "emergency"
  | "why-choose-us"
  | "testimonials"
  | "blog"
  | "article"
  | "first-visit"
  | "contact"
  | "service-areas"
  | "area"
  | "site-map"
  | "legal"
  | "not-found"
  | "offline";

export type Route = {
  /** The canonical path, without a trailing slash. */
  path: string;
  name: RouteName;
  /** Which entry of a collection the page shows, where it shows one. */
  slug?: string;
};

/** The entries that have a page of their own, each list in the order in which it is shown. */
export type Slugs = {
  services: readonly string[];
  articles: readonly string[];
  areas: readonly string[];
};

/** The address that stands for every unknown path; its file is 404.html. */
export const notFoundPath = "/404";

/** Where the service worker finds the page that it shows offline in place of one it does not have. */
export const offlinePath = "/offline";

/** Pages that no list of pages shows: they stand in for others. */
export const standInRoutes: readonly Route[] = [
  { path: notFoundPath, name: "not-found" },
  { path: offlinePath, name: "offline" },
];

/** Services and articles whose pages show more than the others of their kind. */
const special: Partial<Record<string, RouteName>> = {
  emergency: "emergency",
  vaccinations: "service-by-age",
  "senior-care": "service-by-age",
  "first-visit": "first-visit",
};

/** All pages of the site, but those that stand in for others. */
export function listRoutes({ services, articles, areas }: Slugs): Route[] {
  return [
    { path: "/", name: "home" },
    { path: "/about", name: "about" },
    { path: "/services", name: "services" },
    ...services.map(
      (slug): Route => ({
        path: `/services/${slug}`,
        name: special[slug] ?? "service",
        slug,
      }),
    ),
    { path: "/why-choose-us", name: "why-choose-us" },
    { path: "/testimonials", name: "testimonials" },
    { path: "/blog", name: "blog" },
    ...articles.map(
      (slug): Route => ({ path: `/blog/${slug}`, name: special[slug] ?? "article", slug }),
    ),
    { path: "/contact", name: "contact" },
    { path: "/service-areas", name: "service-areas" },
    ...areas.map((slug): Route => ({ path: `/service-areas/${slug}`, name: "area", slug })),
    { path: "/sitemap", name: "site-map" },
    { path: "/privacy-policy", name: "legal", slug: "privacy-policy" },
    { path: "/terms-conditions", name: "legal", slug: "terms-conditions" },
  ];
}
