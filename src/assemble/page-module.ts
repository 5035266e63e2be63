import { posix } from "node:path";
import { isFallback } from "../addresses.ts";
import { loadApprovalNote } from "../approvals/load-approval.ts";
import { labelsFile } from "../clinic/labels.ts";
import type { PageFrame, Trail } from "../clinic/page-frame.ts";
import { loadPicture } from "../illustrations/pictures.ts";
import type { Site } from "../reader/site.ts";
import { pageMeta } from "./page-meta.ts";
import type { BuildPage, BuildSite } from "./read-site.ts";

/** A page as browsers load it. Its component knows its data, which TypeScript cannot see here. */
export type LoadedPage = ReturnType<typeof pageModule> & {
  // biome-ignore lint/suspicious/noExplicitAny: each component declares its own
  Component: (props: any) => React.ReactNode;
};

/** What machines read of a page, and what its component shows. */
export function pageModule(site: BuildSite, page: BuildPage) {
  const { route, content } = page;
  // Components do not get what is for search engines, for the search and for approvals.
  const { search, words, approval, ...fields } = content;
  const { title, lead, picture } = fields;
  const defaultClosing = route.hasDefaultClosing && site.get(labelsFile).closing;
  const closing = defaultClosing ? { ...defaultClosing, ...content.closing } : content.closing;
  const trail = trailTo(site, page);
  const data: PageFrame = {
    ...fields,
    ...route.load?.(site, content),
    head: {
      trail,
      title,
      lead,
      picture: picture === undefined ? undefined : loadPicture(picture),
      isDraft: site.isDraftFile(page.file),
    },
    closing: closing && { ...closing, picture: loadPicture(closing.picture) },
    approvalNote: loadApprovalNote(site, page.approvalPage),
    isEmergency: route.isEmergency,
  };
  return { meta: pageMeta(site, page, trail), data };
}

/** The trail to a page; empty for home and the fallback pages. */
function trailTo({ titleOf, pages }: Site, { path, name }: Site["pages"][number]): Trail {
  if (path === "/" || isFallback(path)) return [];
  const parent = pages.filter((page) => page.path === posix.dirname(path) && page.path !== "/");
  return [
    { name: "Home", path: "/" },
    ...parent.map((page) => ({ name: titleOf(page.path), path: page.path })),
    { name, path },
  ];
}
