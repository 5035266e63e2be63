import type { PageContent, Site } from "../../content/site.ts";
import { areaServed, clinicSummary } from "../../clinic/structured-data.ts";

export const serviceNode = (site: Site, { title, search }: PageContent, path: string) => ({
  "@type": "Service",
  name: title,
  description: search.description,
  url: site.origin + path,
  provider: clinicSummary(site),
  areaServed: areaServed(site),
});
