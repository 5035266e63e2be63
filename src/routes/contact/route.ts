import { z } from "zod";
import { mailHref } from "../../addresses/outbound-links.ts";
import { pagePaths } from "../../addresses/paths.ts";
import {
  answered,
  headedProse,
  pageFile,
  prose,
  sentences,
  text,
} from "../../content/schemas/fields.ts";
import { pagePhoto } from "../../content/schemas/photos.ts";
import { declarePage } from "../../site/route-declaration.ts";
import type { Site } from "../../site/site.ts";

const ways = z.strictObject({
  call: text,
  sms: text.meta({ title: "Text" }),
  fax: text,
  email: text,
  address: text,
});

const file = pageFile("pages/contact.yaml", {
  title: text,
  lead: sentences,
  labels: ways,
  notes: ways,
  emergency: headedProse,
  map: z.strictObject({ heading: text, roads: text }),
  email: z
    .strictObject({ button: text, subject: text })
    .describe("The button that writes you an email, and its subject."),
  photo: pagePhoto.optional().describe("Your door, below the map."),
  access: z.strictObject({
    heading: text,
    text: prose,
    promise: sentences.describe("What you do when somebody reports an obstacle."),
  }),
});

export const route = declarePage({
  path: pagePaths.contact,
  file,
  load(site, { email: { button, subject }, ...page }) {
    return {
      ...page,
      email: { button, href: mailHref(site.clinic.email, subject) },
      fax: site.clinic.fax?.display,
      lastSteps: lastSteps(site),
      questions: answered(site.questions),
      drawing: site.drawing("map"),
    };
  },
});

/** The entries of content/arriving.yaml that have a text. */
export function lastSteps({ arriving: { heading, townLink, labels, ...slots } }: Site) {
  return {
    heading,
    items: Object.entries(slots).flatMap(([slot, { text: detail }]) =>
      detail === undefined ? [] : [{ name: labels[slot as keyof typeof slots], detail }],
    ),
  };
}
