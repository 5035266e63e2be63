import { z } from "zod";
import { fieldsFile, matching, nameIn, pastDate, type text, unique } from "../content/kinds.ts";
import type { Place } from "../content/problems.ts";
import type { ContentOf } from "../content/read.ts";
import { isSharedPreview, type Site } from "../content/site.ts";
import { timeOf } from "../dates/dates.ts";

/** The signatures of one profession. A page has one at most. */
const signatures = (page: "medical" | "policies", name: typeof text) =>
  z
    .array(
      z.strictObject({
        page: nameIn(page),
        name,
        date: pastDate.describe("The day on which all of it had been read."),
        code: matching(/^[a-hjkmnp-s]{6}$/, "the six letters at the end of its page").describe(
          "At the end of the page on the preview. It belongs to the text that was read.",
        ),
      }),
    )
    .check(unique("page", "a page that nobody else has signed"))
    .default([])
    .meta({ entry: "Signature", summary: "{page}" });

/** Who answers for the texts that need it. The public site has no such page without a signature. */
export const signaturesFile = fieldsFile("signatures.yaml", "Signatures", {
  medical: signatures(
    "medical",
    nameIn("vets").describe("A veterinarian in Team who is confirmed, or has left."),
  )
    .meta({ title: "Medical pages" })
    .describe("A veterinarian has read each of these, and all of it is right."),
  policies: signatures("policies", matching(/[A-Za-z]{2}/, "a name").describe("The lawyer."))
    .meta({ title: "Policies" })
    .describe("A lawyer has read each of these, and it is true of our clinic."),
});

export type Signature = ContentOf<typeof signaturesFile>["medical"][number];

/** Who has signed a page, and in which month. Undefined if nobody has. */
export function approvalOf({ signedPages }: Site, pagePath: string) {
  const signature = signedPages.find(({ path }) => path === pagePath)?.signature;
  if (signature === undefined) return undefined;
  const { name, date } = signature;
  return { label: `Reviewed by ${name} in`, month: timeOf(date.slice(0, 7)) };
}

/** What a preview says at the end of a page to whoever signs it; nothing on other pages. */
export function signingOf(site: Site, pagePath: string) {
  const page = site.signedPages.find(({ path }) => path === pagePath);
  if (page === undefined || !isSharedPreview(site)) return undefined;
  const { code, signature, hasChanged, files } = page;
  const isAsked = ({ file }: Place) => files.some((name) => file.endsWith(`/${name}`));
  const questions = site.unsettled.toDecide.filter(isAsked).map(({ message }) => message);
  return { code, hasChanged, signer: signature?.name, questions };
}
