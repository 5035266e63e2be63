import { contactFiles } from "../contact-files.loader.ts";
import type { Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import { clinicThing } from "../policies/structured-data.ts";
import { pageHead } from "./pieces.loader.ts";

export function load(site: Site) {
  const { meta, contacts, ...page } = site.pages.contact;
  const files = contactFiles(site);
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
      contacts: {
        ...contacts,
        clinicHref: files.clinic.address,
        allHref: files.all.address,
        poisonLines: files.poisonLines.map(({ name, address }) => ({
          label: contacts.poisonLine.replace("{name}", name),
          href: address,
        })),
      },
      fax: site.clinic.fax.display,
      pictures: { head: site.illustration("telephone"), map: site.drawing("map") },
    },
  } satisfies PageData<unknown>;
}
