import { areaServed, clinicSummary } from "../../clinic/structured-data.ts";
import type { Site } from "../../content/site.ts";
import type { Service } from "./service-card/load.ts";

export const serviceNode = (site: Site, { title, search, path }: Service) => ({
  "@type": "Service",
  name: title,
  description: search.description,
  url: site.origin + path,
  provider: clinicSummary(site),
  areaServed: areaServed(site),
});
