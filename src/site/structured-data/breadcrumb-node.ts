import type { Trail } from "../trail.ts";

/** Breadcrumbs for search engines (https://schema.org/BreadcrumbList). */
export const breadcrumbNode = (trail: Trail, origin: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + path,
  })),
});
