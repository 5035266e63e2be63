import { isEmergency, type Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import type { Route } from "../routes.ts";
import { findBySlug } from "./pieces.loader.ts";
import { loadService } from "./service.loader.ts";

export function load(site: Site, route: Route) {
  const service = findBySlug(site.services, route.slug);
  if (!isEmergency(service)) throw new Error("The emergency page has no warning signs");
  const { head, content } = loadService(site, service);
  const { firstMinute, signs, alsoCall, onTheWay, afterHours, bookingNote } = service;
  return {
    head,
    content: {
      ...content,
      firstMinute,
      signs,
      alsoCall,
      onTheWay,
      afterHours,
      bookingNote,
      pictures: {
        carrier: site.illustration("service-emergency"),
        closing: site.illustration("cta-car"),
      },
    },
  } satisfies PageData<unknown>;
}
