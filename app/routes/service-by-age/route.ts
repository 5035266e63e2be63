import { declareEntryPages } from "../declare-route.ts";
import { loadService, serviceHead } from "../service/route.ts";

export const route = declareEntryPages({
  path: "/services/wellness-exams",
  collection: "services",
  head: serviceHead,
  load: (site, service) => ({ ...loadService(site, service), lifeStages: site.lifeStages }),
});
