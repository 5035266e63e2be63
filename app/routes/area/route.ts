import type { Area, Site } from "../../content-model/site.ts";
import type { PageData } from "../../document/page.ts";
import { driveMinutes, findBySlug, lastSteps, pageHead, serviceCard } from "../pieces.ts";
import type { Route } from "../routes.ts";

export function load(site: Site, route: Route) {
  const area = findBySlug(site.areas, route.slug);
  const { name, title, lead, via, neighborhoods, stops, link, closing, meta } = area;
  const minutes = driveMinutes(area);
  const parent = { name: site.pages["service-areas"].title, path: "/service-areas" };
  return {
    // The town is what people know the page by; its heading is a sentence.
    head: pageHead(site, {
      path: route.path,
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
      facts: { minutes, via, neighborhoods },
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
  } satisfies PageData<unknown>;
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
