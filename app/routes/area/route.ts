import type { Area } from "../../content-model/collections.ts";
import type { Site } from "../../content-model/site.ts";
import { driveMinutes, findBySlug, lastSteps, serviceCard } from "../cards.ts";
import { declareEntryPages } from "../declare-route.ts";
import { pageHead } from "../page-head.ts";

export const route = declareEntryPages({ path: "/service-areas/:slug", collection: "areas", load });

function load(site: Site, area: Area, path: string) {
  const { name, title, lead, via, neighborhoods, stops, link, closing, meta } = area;
  const minutes = driveMinutes(area);
  const parent = { name: site.titleOf("/service-areas"), path: "/service-areas" };
  return {
    // The town is what people know the page by; its heading is a sentence.
    head: pageHead(site, {
      path: path,
      meta,
      title: name,
      picture: area.illustration,
      parent,
    }),
    content: {
      name,
      title,
      lead,
      idea: ideaOf(site, area),
      details: { minutes, via, neighborhoods },
      stops,
      // Nothing to read there until the owner has filled one of the places.
      arriving: lastSteps(site).items.length === 0 ? undefined : site.arriving.townLink,
      link,
      closing,
      parent,
      picture: site.illustration(area.illustration),
      // Nobody drives from home base.
      pictures: { closing: site.illustration(minutes === 0 ? "cta-walk" : "cta-car") },
    },
  };
}

/** The one idea that the page of a town is built on: what its file has decides. */
function ideaOf(site: Site, { services, steps, quote, via }: Area) {
  if (services !== undefined) {
    return {
      kind: "window",
      services: services.map((slug) => serviceCard(site, findBySlug(site.services, slug))),
      awning: site.drawing("awning"),
    } as const;
  }
  if (steps !== undefined) {
    return { kind: "drive", steps, car: site.illustration("roadtrip") } as const;
  }
  if (quote !== undefined) {
    return { kind: "quote", ...quote, carrier: site.drawing("carrier") } as const;
  }
  if (via !== undefined) return { kind: "road", strip: site.drawing("easley-road") } as const;
  return { kind: "signpost", dog: site.drawing("signpost-dog") } as const;
}
