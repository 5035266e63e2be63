import { declareEntryPages } from "../../site/route-declaration.ts";
import type { Area, Site } from "../../site/site.ts";
import { lastSteps } from "../contact/route.ts";
import { serviceCard } from "../service/route.ts";

export const route = declareEntryPages({
  path: "/service-areas/:slug",
  collection: "areas",
  // Breadcrumbs and shared links use the town's name; the heading is a sentence.
  head: (site, { name, picture }) => ({
    title: name,
    picture,
    parent: { name: site.titleOf("/service-areas"), path: "/service-areas" },
  }),
  load(site, area, { picture, parent }) {
    const minutes = driveMinutes(area);
    return {
      ...area,
      picture: site.picture(picture),
      parent,
      idea: loadIdea(site, area),
      minutes,
      // Link only if the owner has filled in at least one of the steps.
      arriving: lastSteps(site).items.length === 0 ? undefined : site.arriving.townLink,
      closing: { ...area.closing, picture: site.picture(area.closingPicture) },
    };
  },
});

/** Estimated driving minutes from a town to the clinic; 0 for the home base. */
export const driveMinutes = ({ distance }: Area): number => Number.parseInt(distance, 10) || 0;

/** The idea with the pictures that belong to it. */
function loadIdea(site: Site, { idea }: Area) {
  switch (idea.kind) {
    case "window":
      return {
        kind: idea.kind,
        heading: site.labels.servicesHere,
        services: idea.services.map((slug) => serviceCard(site, slug)),
        awning: site.drawing("awning"),
      };
    case "drive":
      return { ...idea, heading: site.labels.drive, strip: site.drawing("greer-road") };
    case "quote":
      return { ...idea, carrier: site.drawing("carrier") };
    case "road":
      return { kind: idea.kind, strip: site.drawing("easley-road") };
    case "signpost":
      return { kind: idea.kind, dog: site.drawing("signpost-dog") };
  }
}
