import { z } from "zod";
import { fieldsFile, hidden, line, link, nonEmptyList, sitePage } from "../reader/fields.ts";
import type { ContentOf } from "../reader/read.ts";
import { entryNames } from "./page-fields.ts";

const navigationPage = z.strictObject({ name: line, path: link });
const kinds = [
  z.strictObject({ kind: z.literal("page"), ...navigationPage.shape }),
  z.strictObject({
    kind: z.literal("allOf"),
    /** All of them, in their order. */
    allOf: z.enum(["services", "areas"]),
  }),
] as const;
const navigationList = nonEmptyList(
  z.discriminatedUnion("kind", kinds, { error: "page or allOf" }),
);

export const navigationFile = fieldsFile("navigation.yaml", hidden, {
  /** The order of all lists. Others follow, by title. */
  services: entryNames("services"),
  /** The order of all lists, the home base first. */
  areas: entryNames("areas"),
  header: nonEmptyList(
    z.strictObject({ name: line, path: sitePage, dropdown: navigationList.optional() }),
  ),
  /** In the phone menu, and in the footer beside what to do in an emergency. */
  helpLinks: nonEmptyList(navigationPage),
  /** In the footer of every page. */
  quickLinks: nonEmptyList(navigationPage),
  /** At the bottom of the footer. */
  legalLinks: nonEmptyList(navigationPage),
});

type MenuItem = ContentOf<typeof navigationFile>["header"][number];
export type NavigationList = NonNullable<MenuItem["dropdown"]>;
