import { isEmergency, type Site } from "../../content-model/site.ts";
import type { PageData } from "../../document/page.ts";
import { standInHead } from "../pieces.ts";

/** The pages that open offline on every device that has been here, opened before or not. */
export function listOfflinePages(site: Site): { name: string; path: string }[] {
  return [
    { name: site.labels.home, path: "/" },
    ...site.services.filter(isEmergency).map(({ title, link }) => ({ name: title, path: link })),
    { name: site.pages.contact.title, path: "/contact" },
  ];
}

export function load(site: Site) {
  const { meta, pages, ...page } = site.pages.offline;
  return {
    head: standInHead(site, meta),
    content: {
      ...page,
      pages: { ...pages, list: listOfflinePages(site) },
      picture: site.illustration("head-offline"),
    },
  } satisfies PageData<unknown>;
}
