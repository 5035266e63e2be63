import { z } from "zod";
import { sentences, textMatching } from "./fields.ts";

/** Forms write a slash before the name, as in /our-creek.jpg. */
export const photoName = /^\/?[\w-]+\.(?:jpe?g|png|webp)$/;

const expectedPhoto =
  "a JPEG, PNG or WebP photo whose name has letters, digits and hyphens alone and its ending in small letters, such as our-creek.jpg; on an iPhone, share it as “Most Compatible” first";

const srcSet = (name: string, format: string) =>
  [480, 960, 1440].map((width) => `photo:${name}-${width}.${format} ${width}w`).join(", ");

/** A photograph's copies. plugins/content/picture-files.ts makes them, and addresses of their names. */
const listCopies = (name: string) => ({
  src: `photo:${name}-1440.jpeg`,
  jpeg: srcSet(name, "jpeg"),
  avif: srcSet(name, "avif"),
});

export const photo = z.strictObject({
  file: textMatching(photoName, expectedPhoto)
    .transform((name) => listCopies(name.replace("/", "")))
    .meta({ photo: true, title: "Photo" })
    .describe("1,200 pixels wide or more, what matters in the middle: pages cut the edges."),
  alt: sentences.meta({ title: "Description" }).describe("What the photo shows, in words."),
});

export const pagePhoto = photo.extend({
  caption: sentences.optional().describe("A line below it, such as who it is."),
});
