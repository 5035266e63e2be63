import type { Area } from "../../content-model/collections.ts";
import type { Site } from "../../content-model/site.ts";
import { driveMinutes, lastSteps, serviceCards } from "../cards.ts";
import { declareEntryPages } from "../declare-route.ts";

export const route = declareEntryPages({
  path: "/service-areas/:slug",
  collection: "areas",
  // Breadcrumbs and shared links use the town's name; the heading is a sentence.
  head: (site, { name, picture }) => ({
    title: name,
    picture,
    parent: { name: site.titleOf("/service-areas"), path: "/service-areas" },
  }),
  load(site, area) {
    const { name, title, lead, via, neighborhoods, stops, link } = area;
    const minutes = driveMinutes(area);
    return {
      name,
      title,
      lead,
      idea: ideaOf(site, area),
      details: { minutes, via, neighborhoods },
      stops,
      // Link only if the owner has filled in at least one of the steps.
      arriving: lastSteps(site).items.length === 0 ? undefined : site.arriving.townLink,
      link,
      // No car for the home base.
      closing: {
        ...area.closing,
        picture: site.picture(minutes === 0 ? "cta-walk" : "cta-car"),
      },
    };
  },
});

/** The page's idea, chosen by the fields that its file has. */
function ideaOf(site: Site, { services, steps, quote, via }: Area) {
  if (services !== undefined) {
    return {
      kind: "window",
      services: serviceCards(site, services),
      awning: site.drawing("awning"),
    } as const;
  }
  if (steps !== undefined) {
    return { kind: "drive", steps, car: site.picture("roadtrip") } as const;
  }
  if (quote !== undefined) {
    return { kind: "quote", ...quote, carrier: site.drawing("carrier") } as const;
  }
  if (via !== undefined) return { kind: "road", strip: site.drawing("easley-road") } as const;
  return { kind: "signpost", dog: site.drawing("signpost-dog") } as const;
}
