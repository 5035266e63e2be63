import { slug } from "github-slugger";
import { z } from "zod";
import {
  closing,
  draft,
  headingPictures,
  nameAndOptionalDetail,
  optionalClosing,
  pageSearch,
  picture,
  pictureIn,
  picturesHaveHeadings,
  questions,
  relatedServices,
  search,
  sources,
  stat,
} from "../../clinic/page-fields.ts";
import {
  body,
  contentFile,
  line,
  needsNoApproval,
  nonEmptyList,
  openQuestions,
  prose,
  sentences,
} from "../../reader/fields.ts";
import { pagePhoto } from "../../reader/photos.ts";
import { signTags } from "../../signs/tags.ts";

/** What a section of a service’s text is about, before its heading: `## What It Is: An exam`. */
const sectionLabels = ["What It Is", "Why It Matters", "What to Expect"] as const;

/** The text of a service, its headings without these labels. */
export const labeledBody = body
  .describe(
    `Three of its headings begin with ${sectionLabels.join(": or ")}: and are shown below these words.`,
  )
  .transform(({ start, sections }) => ({
    start,
    sections: sections.map((section) => {
      const label = sectionLabels.find((words) => section.heading.startsWith(`${words}: `));
      const heading = label ? section.heading.slice(label.length + 2) : section.heading;
      return { ...section, label, heading, id: slug(heading) };
    }),
  }));

/** What a service page can show besides its text. In the file and its form, they are a group. */
const serviceExtras = z.strictObject({
  headPicture: picture.optional().describe("Beside the title, in place of the picture."),
  stats: z
    .array(stat)
    .max(2)
    .default([])
    .describe("One or two below Why It Matters. Without a picture there, very large in its place."),
  statsText: sentences.optional().describe("A sentence below them, or in their place."),
  scene: z
    .strictObject({
      drawing: pictureIn("posters")
        .optional()
        .describe("As wide as the page. One that isn’t wide has its captions beside it."),
      alt: sentences
        .optional()
        .describe("What it shows, if it has numbered points: those below are then numbered, too."),
      ground: z
        .enum(["hill", "accent", "navy"])
        .meta(needsNoApproval)
        .describe("The color that the drawing ends in."),
      items: z
        .array(nameAndOptionalDetail.extend({ drawing: pictureIn("skies").optional() }))
        .default([])
        .describe(
          "Below the drawing, in its order. Without a drawing above, each has its own, side by side: by day, then at dusk, and the last by night.",
        ),
    })
    .optional()
    .describe("A drawing at the beginning of What to Expect."),
  pictures: headingPictures().describe("Above headings of the text; none above What to Expect."),
});

/** The fields of every page that lists of services name. */
export const serviceFields = {
  title: line.describe("The name of the service."),
  ...pageSearch,
  description: sentences.describe("For the list of all services."),
  features: nonEmptyList(line).describe(
    "What it includes, in a few words each; about four look best.",
  ),
  summary: sentences.describe("One sentence for the card on the home page."),
  lead: prose.describe("The first sentences, under the title."),
  picture: pictureIn("heads"),
  provides: nonEmptyList(nameAndOptionalDetail),
  closing,
};

const serviceSchema = z.strictObject({
  draft,
  ...serviceFields,
  search: search.optional().describe("Without it: the title, and the description."),
  summary: serviceFields.summary.optional().describe("On home. Without it, the description."),
  picture: serviceFields.picture.default("heads/service-wellness"),
  provides: serviceFields.provides.default([]).describe("Without it, the features stand there."),
  questions: questions.default([]),
  closing: optionalClosing,
  photo: pagePhoto.optional().describe("Below the list of what you provide."),
  providesHeading: line.optional().describe("The heading under the label What We Provide."),
  extras: serviceExtras.prefault({}).describe("Besides its text. The page looks finished without."),
  shortAnswers: z
    .strictObject({
      often: prose.optional().describe("How often, or when, in a few words."),
      food: prose.optional().describe("Whether to feed beforehand; never a time."),
    })
    .prefault({})
    .describe("Short answers under the title. Leave out anything uncertain."),
  openQuestions,
  related: relatedServices,
  sources,
  body: labeledBody,
});

export const servicesFile = contentFile(
  "services/*.mdx",
  serviceSchema
    .check(picturesHaveHeadings)
    .transform(({ extras: { pictures, ...extras }, body, search, summary, ...service }) => ({
      ...service,
      ...extras,
      body: { ...body, pictures },
      search: search ?? { title: service.title, description: service.description },
      summary: summary ?? service.description,
    })),
  signTags,
);
