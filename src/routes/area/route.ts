import { declareEntryPages } from "../../site/route-declaration.ts";
import type { Area, Site } from "../../site/site.ts";
import { lastSteps } from "../contact/route.ts";
import { serviceCard } from "../service/route.ts";

export const route = declareEntryPages({
  path: "/service-areas/:slug",
  collection: "areas",
  load(site, { description, distance, signpost, ...page }, area) {
    const { neighborhoods, strip, services, quote } = page;
    const hasSignpost = signpost && neighborhoods.length > 0;
    return {
      ...page,
      minutes: driveMinutes(area),
      // Link only if the owner has filled in at least one of the steps.
      arriving: lastSteps(site).items.length === 0 ? undefined : site.arriving.townLink,
      strip: strip && site.drawing(strip),
      dog: hasSignpost ? site.drawing("signpost-dog") : undefined,
      services: services.length > 0 ? shopWindow(site, services) : undefined,
      quote: quote && { ...quote, carrier: site.drawing("carrier") },
    };
  },
});

function shopWindow(site: Site, services: readonly string[]) {
  return {
    awning: site.drawing("awning"),
    cards: services.map((slug) => serviceCard(site, slug)),
  };
}

/** Estimated driving minutes from a town to the clinic; 0 for the home base. */
export const driveMinutes = ({ distance }: Area): number => Number.parseInt(distance, 10) || 0;
