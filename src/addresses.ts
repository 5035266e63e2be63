/** The site's address unless SITE_ORIGIN names another: a placeholder until the clinic has a domain. */
export const defaultOrigin = "https://www.oldbuncombevet.example";

/**
 * The canonical path of a page: without `.html`, a trailing slash, or the `index` of a folder, as hosts
 * answer. Does not check that the page exists.
 */
export const canonicalPath = (pathname: string): string =>
  pathname.replace(/\/index(?:\.html)?$/, "/").replace(/(?<=[^/])(?:\/|\.html)$/, "");

/** The HTML file of a page: services/dental.html next to services.html. */
export const htmlFile = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** The path of the not-found page, which answers for every unknown path; its file is 404.html. */
export const notFoundPath = "/404";

/** The fallback page of the service worker. */
export const offlinePath = "/offline";

/** Whether a page stands in for others (404, offline). It is in no list and not indexed. */
export const isFallback = (path: string) => path === notFoundPath || path === offlinePath;

/** Files that each build writes for browsers and hosts. */
export const writtenNames = ["sw.js", "_redirects", "admin"];

/** Files for search engines and home screens. */
export const metadataNames = ["robots.txt", "sitemap.xml", "manifest.webmanifest"] as const;

/** Pages that code links to. The routes of their entries write the path again, as in /blog/:slug. */
export const pagePaths = {
  about: "/about",
  areas: "/service-areas",
  blog: "/blog",
  contact: "/contact",
  emergency: "/services/emergency",
  services: "/services",
  siteMap: "/sitemap",
  testimonials: "/testimonials",
  whyChooseUs: "/why-choose-us",
} as const;

/* Links that leave the site. Directions and map use the clinic's postal address. */

export const telHref = (dial: string) => `tel:${dial}`;

export const smsHref = (dial: string) => `sms:${dial}`;

/** An email, with or without a subject (https://www.rfc-editor.org/rfc/rfc6068#section-5). */
export const mailHref = (email: string, subject?: string) =>
  `mailto:${email}${subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`}`;

/** The only external origin that pages may frame. */
export const mapOrigin = "https://www.google.com";

/** https://developers.google.com/maps/documentation/urls/get-started#directions-action */
export const directionsHref = (address: string) =>
  `${mapOrigin}/maps/dir/?${new URLSearchParams({ api: "1", destination: address })}`;

/** A map search near the visitor. */
export const mapSearchHref = (query: string) =>
  `${mapOrigin}/maps/search/?${new URLSearchParams({ api: "1", query })}`;

/** The map embed that needs no API key. */
export const mapFrameHref = (address: string) =>
  `${mapOrigin}/maps?${new URLSearchParams({ q: address, output: "embed" })}`;
