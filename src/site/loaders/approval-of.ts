import { timeOf } from "../../formatting/dates.ts";
import type { PageContent } from "../site.ts";

/** Who approved a page or table, and in which month. Undefined if nobody has. */
export const approvalOf = ({ approved }: Pick<PageContent, "approved">) =>
  approved && {
    label: `Reviewed by ${approved.name} in`,
    month: timeOf(approved.date.slice(0, 7)),
  };
