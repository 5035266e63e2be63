import { formatMonth } from "../formatting/dates.ts";
import { fill } from "../formatting/fill.ts";
import type { PageContent, Site } from "./site.ts";

/** Who read a page or table that speaks of medicine, and when; undefined until then. */
export function approvalOf({ labels }: Site, { approved }: Pick<PageContent, "approved">) {
  if (approved === undefined) return undefined;
  const date = approved.date.slice(0, 7);
  return {
    label: fill(labels.lastReviewed, { name: approved.name }),
    date,
    dateText: formatMonth(date),
  };
}
