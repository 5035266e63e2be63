import { z } from "zod";
import { fieldsFile, link, listOf, sitePage, text } from "../content/kinds.ts";
import type { ContentOf } from "../content/read.ts";
import { entryNames } from "./page-fields.ts";

const navigationPage = z.strictObject({ name: text, path: link });
const kinds = [
  z.strictObject({ kind: z.literal("page"), ...navigationPage.shape }),
  z.strictObject({
    kind: z.literal("each"),
    each: z.enum(["services", "areas"]).describe("All of them, in their order."),
  }),
] as const;
const navigationList = listOf(z.discriminatedUnion("kind", kinds, { error: "page or each" }));

export const navigationFile = fieldsFile("navigation.yaml", "Menus and order", {
  services: entryNames("services").describe("The order of all lists. Others follow, by title."),
  areas: entryNames("areas").describe("The order of all lists, the home base first."),
  header: listOf(
    z.strictObject({ name: text, path: sitePage, dropdown: navigationList.optional() }),
  ),
  helpLinks: listOf(navigationPage).describe("In the phone menu, and atop pages without contents."),
  quickLinks: listOf(navigationPage).describe("In the footer of every page."),
  legalLinks: listOf(navigationPage).describe("At the bottom of the footer."),
});

type MenuItem = ContentOf<typeof navigationFile>["header"][number];
export type NavigationList = NonNullable<MenuItem["dropdown"]>;
