import { route as blog } from "../src/routes/blog/route.ts";
import { route as contact } from "../src/routes/contact/route.ts";
import { route as services } from "../src/routes/services/route.ts";
import { loadSite } from "../src/site/load-site.ts";
import { builtPage } from "./built/built-html.ts";

/* What tests look for on pages: read from the content, so that new content needs no new test. */

export const site = loadSite();
export const { clinic } = site;
export const paths = site.routes.map(({ path }) => path);
export const fallbacks = site.fallbackRoutes.map(({ path }) => path);
/** One page of each kind: what depends on the style sheet alone is the same on the others. */
export const kinds = [...new Map(site.routes.map(({ name, path }) => [name, path])).values()];
export const blogContent = site.contentOf(blog.content);
export const contactContent = site.contentOf(contact.content);
export const servicesContent = site.contentOf(services.content);

/** The only heading of the first level on a page. */
export const titleOf = (path: string): string => builtPage(path)("h1").text();
