import type { Site } from "../../content-model/site.ts";
import type { PageData } from "../../document/page.ts";
import { pageHead, reviews } from "../pieces.ts";

export function load(site: Site) {
  const { meta, sampleNote, ...page } = site.pages.testimonials;
  const hasSamples = site.testimonials.some(({ sample }) => sample);
  return {
    head: pageHead(site, { path: "/testimonials", meta, title: page.title, picture: "mailbox" }),
    content: {
      ...page,
      sampleNote: hasSamples ? sampleNote : undefined,
      reviews: reviews(site),
      pictures: { head: site.illustration("mailbox"), closing: site.illustration("cta") },
    },
  } satisfies PageData<unknown>;
}
