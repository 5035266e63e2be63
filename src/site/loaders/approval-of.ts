import { formatMonth } from "../../formatting/dates.ts";
import { fill } from "../../formatting/fill.ts";
import type { PageContent, Site } from "../site.ts";

/** Who approved a page or table, and when, for “Last reviewed by”. Undefined if nobody has. */
export function approvalOf({ labels }: Site, { approved }: Pick<PageContent, "approved">) {
  if (approved === undefined) return undefined;
  const date = approved.date.slice(0, 7);
  return {
    label: fill(labels.lastReviewed, { name: approved.name }),
    date,
    dateText: formatMonth(date),
  };
}
