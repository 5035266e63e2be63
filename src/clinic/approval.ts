import { timeOf } from "../dates/dates.ts";
import type { Site } from "../content/site.ts";

/** Who has signed a page, and in which month. Undefined if nobody has. */
export function approvalOf({ signedPages }: Site, pagePath: string) {
  const signature = signedPages.find(({ path }) => path === pagePath)?.signature;
  return (
    signature && {
      label: `Reviewed by ${signature.name} in`,
      month: timeOf(signature.date.slice(0, 7)),
    }
  );
}
