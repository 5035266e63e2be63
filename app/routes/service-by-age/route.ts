import type { AnyService } from "../../content-model/collections.ts";
import type { Site } from "../../content-model/site.ts";
import { declareEntryPages } from "../declare-route.ts";
import { load as loadService } from "../service/route.ts";

export const route = declareEntryPages({
  path: "/services/wellness-exams",
  collection: "services",
  load,
});

function load(site: Site, service: AnyService) {
  const { head, content } = loadService(site, service);
  return { head, content: { ...content, lifeStages: site.lifeStages } };
}
