import { formatMonth } from "../../formatting/dates.ts";
import type { PageContent } from "../site.ts";

/** Who approved a page or table, and when, for “Last reviewed by”. Undefined if nobody has. */
export function approvalOf({ approved }: Pick<PageContent, "approved">) {
  if (approved === undefined) return undefined;
  const date = approved.date.slice(0, 7);
  return {
    label: `Reviewed by ${approved.name} in`,
    date,
    dateText: formatMonth(date),
  };
}
