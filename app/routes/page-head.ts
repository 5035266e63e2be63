import type { Thing } from "schema-dts";
import type { Site } from "../content-model/site.ts";
import { mapsHref } from "../policies/outbound-links.ts";
import {
  type HeadTags,
  headTags,
  type PageMetadata,
  type SharePicture,
} from "../policies/page-metadata.ts";
import { type ClinicSummary, type PageSummary, pageGraph } from "../policies/structured-data.ts";

type PageIdentity = Pick<PageSummary, "type" | "questions"> & {
  path: string;
  meta: { title: string; description: string };
  /** What the page is called on the way to it, and on the picture that a shared link shows. */
  title: string;
  /** The illustration on that picture. */
  picture: string;
  /** The page one level up, where it is not home. */
  parent?: { name: string; path: string };
  article?: PageMetadata["article"];
  /** What the page is about, besides the clinic. */
  things?: (clinic: ClinicSummary, picture: SharePicture) => Thing[];
};

/** Head tags of a page that stands in for others: it has no address, and no list shows it. */
export function standInHead(
  site: Site,
  meta: Pick<PageMetadata, "title" | "description">,
): HeadTags {
  return headTags(
    {
      ...meta,
      path: undefined,
      indexing: "noindex",
      picture: undefined,
      article: undefined,
      structuredData: undefined,
    },
    site.clinic.name.full,
  );
}

/** Head tags of a page, its structured data among them. */
export function pageHead(site: Site, page: PageIdentity): HeadTags {
  const { path, meta, title, parent, type, questions, article, things } = page;
  const picture = site.sharePictures.of(title, page.picture);
  const home = { name: site.labels.home, path: "/" };
  const clinic = summarizeClinic(site);
  const facts: PageSummary = {
    path,
    title,
    description: meta.description,
    picture: picture.src,
    trail: path === "/" ? [] : [home, ...(parent ? [parent] : []), { name: title, path }],
    ...(type && { type }),
    ...(questions && { questions }),
  };
  return headTags(
    {
      ...meta,
      path,
      indexing: "index",
      picture,
      article,
      structuredData: pageGraph(facts, clinic, things?.(clinic, picture)),
    },
    site.clinic.name.full,
  );
}

/** What structured data says of the clinic, on whichever page. */
function summarizeClinic(site: Site): ClinicSummary {
  const { clinic } = site;
  return {
    ...clinic,
    name: clinic.name.full,
    description: site.descriptionOf("/"),
    telephone: clinic.phone.dial,
    fax: clinic.fax.display,
    priceRange: clinic.priceRange.value,
    servicesName: site.titleOf("/services"),
    payments: clinic.terms.payments,
    founded: clinic.stats.founded.value,
    map: mapsHref(clinic.address.full),
    picture: site.sharePictures.of(site.titleOf("/"), "hero").src,
    areas: site.areas.map(({ name }) => name),
    services: site.services,
  };
}
