import { declareEntryPages } from "../declare-route.ts";
import { loadService, serviceHead, serviceParts } from "../service/route.ts";

export const route = declareEntryPages({
  path: "/services/wellness-exams",
  collection: "services",
  parts: (...page) => [...serviceParts(...page), "life-stages"],
  head: serviceHead,
  load: (site, service) => ({ ...loadService(site, service), lifeStages: site.lifeStages }),
});
