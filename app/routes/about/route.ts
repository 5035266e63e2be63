import type { Site } from "../../content-model/site.ts";
import type { PageData } from "../../document/page.ts";
import { clinicThing } from "../../policies/structured-data.ts";
import { pageHead } from "../pieces.ts";

export function load(site: Site) {
  const { meta, statsNote, ...page } = site.pages.about;
  const { founded, experience, doctors, familyOwned } = site.clinic.stats;
  const stats: { value: string; label: string; note?: string }[] = [
    founded,
    experience,
    doctors,
    { ...familyOwned, note: statsNote },
  ];
  return {
    head: pageHead(site, {
      path: "/about",
      meta,
      title: page.title,
      picture: "storefront",
      type: "AboutPage",
      things: (clinic) => [clinicThing(clinic)],
    }),
    content: {
      ...page,
      stats,
      pictures: {
        head: site.illustration("storefront"),
        doctor: site.illustration("coat"),
        closing: site.illustration("cta-window"),
      },
    },
  } satisfies PageData<unknown>;
}
