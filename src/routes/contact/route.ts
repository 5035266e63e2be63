import { z } from "zod";
import {
  answered,
  type ContentOf,
  contentFile,
  headedSentence,
  list,
  messageText,
  pageFile,
  pathWithAnchor,
  question,
  sample,
  sentence,
  slug,
  text,
  uniqueIds,
} from "../../content/schemas/fields.ts";
import { mailHref, smsHref } from "../../policies/outbound-links.ts";
import { declarePage } from "../../site/route-declaration.ts";
import type { Site } from "../../site/site.ts";
import { clinicNode } from "../../site/structured-data/clinic-node.ts";
import { contactFile, contactFilePath } from "./contact-file.ts";

const ways = z.strictObject({
  call: text,
  sms: text.meta({ title: "Text" }),
  fax: text,
  email: text,
  address: text,
});

const file = pageFile("pages/contact.yaml", {
  title: text,
  lead: text,
  labels: ways,
  notes: ways,
  emergency: headedSentence,
  map: z.strictObject({ heading: text, roads: text }),
  ask: z.strictObject({
    heading: text,
    text: sentence,
    emergency: sentence,
    textButton: text,
    emailButton: text,
    copyNote: text.describe("Before the number for texts, if you have one, and the email address."),
    requests: list(
      z.strictObject({
        id: slug.meta({ title: "Short name" }).describe("A name that no other request has."),
        name: text,
        text,
        subject: messageText.describe("The subject of the mail."),
        opening: messageText.describe("The first sentence of the message."),
        lines: list(messageText).describe(
          "What the visitor fills in, one line each. A colon is added.",
        ),
      }),
    ).superRefine(uniqueIds),
  }),
  access: z.strictObject({
    heading: text,
    text: sentence,
    promise: text.describe("What you do when somebody reports an obstacle."),
  }),
  contacts: z
    .strictObject({ heading: text, text, button: text })
    .describe("A link that adds the clinic to an address book."),
});

export const questionsFile = contentFile(
  "questions.yaml",
  list(
    z.strictObject({
      id: slug
        .meta({ title: "Short name" })
        .describe(
          "A name that no other question has, for the end of its address: /contact#question-payment.",
        ),
      sample: sample
        .optional()
        .describe("On (true): it is about a draft, with which the public site is not built."),
      ...question.shape,
      link: z
        .strictObject({ label: text, path: pathWithAnchor })
        .optional()
        .describe("Where to read more: the link text, and a page or a heading on a page."),
    }),
  )
    .superRefine(uniqueIds)
    .meta({ field: { summary: "{{fields.question}}" } })
    .describe(
      "The contact page shows the first four; the others open under More questions. Drag a gray bar to move one.",
    ),
);

export const route = declarePage({
  path: "/contact",
  file,
  reads: [questionsFile],
  files: (site) => new Map([[contactFilePath, contactFile(site)]]),
  anchors: ({ get }) => [
    ...["ways", "arriving", "ask", "questions"],
    ...answered(get(questionsFile) ?? []).map(({ id }) => `question-${id}`),
    ...["access", "save"],
  ],
  links: ({ get }) =>
    (get(questionsFile) ?? []).flatMap(({ link }, index) => {
      const place = { file: "content/questions.yaml", field: `${index}.link.path` };
      return link === undefined ? [] : { ...place, href: link.path };
    }),
  head: (site) => ({
    picture: "front-desk",
    type: "ContactPage",
    questions: answered(site.contentOf(questionsFile)),
    nodes: () => [clinicNode(site)],
  }),
  load(site, { ask, contacts, ...page }, { picture }) {
    const { copy, copied, notCopied } = site.labels;
    return {
      ...page,
      picture: site.picture(picture),
      contacts: { ...contacts, path: contactFilePath },
      fax: site.clinic.fax?.display,
      lastSteps: lastSteps(site),
      photos: arrivalPhotos(site),
      ask: { ...ask, copying: { copy, copied, notCopied }, requests: requests(site, ask) },
      questions: answered(site.contentOf(questionsFile)),
      drawing: site.drawing("map"),
    };
  },
});

/** The owner’s photos of the door, then of the parking. */
export const arrivalPhotos = ({ photosOf }: Site) => ["door", "parking"].flatMap(photosOf);

/** The entries of content/arriving.yaml that have a text. */
export function lastSteps({ arriving: { heading, townLink, labels, ...slots } }: Site) {
  return {
    heading,
    items: Object.entries(slots).flatMap(([slot, { text: detail }]) =>
      detail === undefined ? [] : [{ name: labels[slot as keyof typeof slots], detail }],
    ),
  };
}

/** Requests with their links: an opening line, then one line per item. */
function requests({ clinic }: Site, ask: ContentOf<typeof file>["ask"]) {
  return ask.requests.map(({ id, name, text, subject, opening, lines }) => {
    const message = [opening, "", ...lines.map((line) => `${line}: `)].join("\n");
    return {
      id,
      name,
      text,
      message,
      smsHref: clinic.sms && smsHref(clinic.sms.dial, message),
      mailHref: mailHref(clinic.email, { subject, body: message }),
    };
  });
}
