import { answered } from "../src/content/schemas/fields.ts";
import { hasCard } from "../src/content/schemas/signs.ts";
import { emergencyPath } from "../src/policies/canonical-path.ts";
import { route as blog } from "../src/routes/blog/route.ts";
import { route as contact, questionsFile } from "../src/routes/contact/route.ts";
import { route as emergencyRoute } from "../src/routes/emergency/route.ts";
import { visitKit as visitKitFile } from "../src/routes/first-visit/route.ts";
import { loadSite } from "../src/routes/load-site.ts";
import { route as services } from "../src/routes/services/route.ts";
import type { Sign } from "../src/site/site.ts";
import { builtPage } from "./built/built-html.ts";

/* What tests look for on pages: read from the content, so that new content needs no new test. */

export const site = loadSite("content", process.env.SITE_EDITION === "public" ? "public" : "local");
export const { clinic } = site;
export const paths = site.routes.map(({ path }) => path);
export const fallbacks = site.fallbackRoutes.map(({ path }) => path);
/** One page of each kind: what depends on the style sheet alone is the same on the others. */
export const kinds = [...new Map(site.routes.map(({ name, path }) => [name, path])).values()];
export const blogContent = site.contentOf(blog.file);
export const contactContent = site.contentOf(contact.file);
export const servicesContent = site.contentOf(services.file);
export const emergency = { ...site.contentOf(emergencyRoute.file), path: emergencyPath };
const shownIn = (...places: Sign["shown"]) =>
  site.signs.signs.filter(({ shown }) => shown.some((place) => places.includes(place)));
/** Signs by where they show. */
export const signs = {
  worst: shownIn("key"),
  keyed: shownIn("key", "more"),
  withCard: site.signs.signs.filter(hasCard),
  wait: shownIn("wait"),
  noticed: shownIn("services"),
};
export const questions = answered(site.contentOf(questionsFile));
export const visitKit = site.contentOf(visitKitFile);

/** The only heading of the first level on a page. */
export const titleOf = (path: string): string => builtPage(path)("h1").text();
export const { labels } = site;
export const tel = `tel:${clinic.phone.dial}`;
export const sms = clinic.sms && `sms:${clinic.sms.dial}`;
export const booking = clinic.booking?.url;
/** Where a visitor books: without online booking, by phone. */
export const visit = booking ?? tel;
