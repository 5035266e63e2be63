import { z } from "zod";
import { contentFile, matching, text } from "./fields.ts";

/** Above the steps of a first visit on home; each has room for one photo. */
const stepPlaces = ["step-1", "step-2", "step-3"];

/** Where photos may appear, besides an article. */
export const photoPlaces = ["team", "door", "parking", ...stepPlaces];

/** Refinement of the list of photos: no step has two, of which one would show nowhere. */
function fitPlaces(photos: readonly { place: string }[], context: z.core.$RefinementCtx) {
  const places = photos.map(({ place }) => place);
  for (const [index, place] of places.entries()) {
    if (!stepPlaces.includes(place) || places.indexOf(place) === index) continue;
    const message = `another place: ${place} takes one photo`;
    context.addIssue({ code: "custom", path: [index, "place"], message });
  }
}

/** A file in content/photos, and what to know of it before it is shown. */
const photoFields = {
  file: matching(
    /^\/?[\w-]+\.(?:jpe?g|png|webp)$/,
    "a JPEG, PNG or WebP photo with a name such as our-creek.jpg; on an iPhone, share it as “Most Compatible” first",
  )
    // Forms write /our-creek.jpg.
    .transform((name) => name.replace("/", ""))
    .meta({
      title: "Photo",
      field: { widget: "image", accept: "image/jpeg,image/png,image/webp", choose_url: false },
    }),
  alt: text
    .meta({ title: "Description" })
    .describe("What the photo shows, for people who cannot see it."),
  people: text.describe("Who is in it: names, or nobody. Not shown on the site."),
  agreed: z
    .literal(true)
    .meta({ field: { widget: "boolean", default: false } })
    .describe("Everyone in it, and the owner of each pet, agreed to be shown here."),
};

/** A photo of somebody. Who is in it and who agreed is for the file alone. */
export const photo = z.strictObject(photoFields).transform(({ file, alt }) => ({ file, alt }));

export const photosFile = contentFile(
  "photos.yaml",
  z
    .array(
      z.strictObject({
        file: photoFields.file,
        place: text
          .meta({ choices: "places" })
          .describe(
            "team: home. door, parking: Contact and First visit. step-1 to step-3: above the steps of a first visit on home, once all three are there.",
          ),
        alt: photoFields.alt,
        caption: text
          .optional()
          .describe(
            "A line below it, such as who it is. Not below the first photo of an article, nor the steps: their words stand beside them.",
          ),
        people: photoFields.people,
        agreed: photoFields.agreed,
      }),
    )
    .superRefine(fitPlaces)
    .meta({ field: { summary: "{{fields.place}}: {{fields.alt}}", thumbnail: "file" } })
    .describe(
      "JPEG, PNG or WebP, 1,200 pixels wide or more. Saving shrinks a photo and removes its place and camera data. Photos prove: your people at work, your rooms, your door, your patients. Drawings explain: services, steps, emergencies, towns. Never both in one row, so without a photo a place shows its drawing, or nothing. Keep what matters in the middle: pages cut the edges.",
    ),
);
