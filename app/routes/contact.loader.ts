import type { Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import { clinicThing } from "../policies/structured-data.ts";
import { pageHead } from "./pieces.loader.ts";

export function load(site: Site) {
  const { meta, ...page } = site.pages.contact;
  return {
    head: pageHead(site, {
      path: "/contact",
      meta,
      title: page.title,
      picture: "telephone",
      type: "ContactPage",
      things: (clinic) => [clinicThing(clinic)],
    }),
    content: {
      ...page,
      fax: site.clinic.fax.display,
      pictures: { head: site.illustration("telephone"), map: site.drawing("map") },
    },
  } satisfies PageData<unknown>;
}
