import type { PageComponent } from "./page.ts";
import type { RouteName } from "./routes.ts";

/** The component of each route, in a chunk of its own. */
export const routeModules: Record<RouteName, () => Promise<{ default: PageComponent }>> = {
  home: () => import("./routes/home.tsx"),
  about: () => import("./routes/about.tsx"),
  services: () => import("./routes/services.tsx"),
  service: () => import("./routes/service.tsx"),
  "service-by-age": () => import("./routes/service-by-age.tsx"),
  emergency: () => import("./routes/emergency.tsx"),
  "why-choose-us": () => import("./routes/why-choose-us.tsx"),
  testimonials: () => import("./routes/testimonials.tsx"),
  blog: () => import("./routes/blog.tsx"),
  article: () => import("./routes/article.tsx"),
  "first-visit": () => import("./routes/first-visit.tsx"),
  contact: () => import("./routes/contact.tsx"),
  "service-areas": () => import("./routes/service-areas.tsx"),
  area: () => import("./routes/area.tsx"),
  "site-map": () => import("./routes/site-map.tsx"),
  legal: () => import("./routes/legal.tsx"),
  "not-found": () => import("./routes/not-found.tsx"),
  offline: () => import("./routes/offline.tsx"),
};
