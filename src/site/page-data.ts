import { labelsFile } from "../clinic/labels.ts";
import type { PageFrame } from "../clinic/page-frame.ts";
import { picture } from "../illustrations/pictures.ts";
import { type MetaTags, metaOf } from "./page-meta.ts";
import type { ReadSite } from "./read-site.ts";
import { signingOf } from "./signatures.ts";
import { trailTo } from "./trail.ts";

/** What machines read of a page, and what its component shows. */
type PageData = { meta: MetaTags; data: PageFrame };

/** A page as browsers load it. Its component knows what its loader returns, which TypeScript cannot see here. */
// biome-ignore lint/suspicious/noExplicitAny: each route checks its own props against its loader
export type LoadedPage = PageData & { Component: (props: any) => React.ReactNode };

export function pageData(site: ReadSite, page: ReadSite["pages"][number]): PageData {
  const { path, route, content } = page;
  const { title, lead, endPicture } = content;
  const trail = trailTo(site, page);
  return {
    meta: metaOf(site, page, trail, route.structuredData?.(site, content)),
    data: {
      ...route.load(site, content),
      head: { trail, title, lead, picture: picture(content.picture) },
      end: {
        closing: ["services", "articles"].includes(page.list)
          ? { ...site.get(labelsFile).closing, ...content.closing }
          : content.closing,
        picture: endPicture === undefined ? undefined : picture(endPicture),
        signing: signingOf(site, path),
      },
    },
  };
}
