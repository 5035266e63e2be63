import { z } from "zod";
import type { PhotoCopies } from "../ui/picture/picture.tsx";
import { matching, sentences } from "./kinds.ts";

/** Forms write a slash before the name, as in /our-creek.jpg. */
export const photoName = /^\/?[\w-]+\.(?:jpe?g|png|webp)$/;

export const expectedPhoto =
  "a JPEG, PNG or WebP photo whose name has letters, digits and hyphens alone and its ending in small letters, such as our-creek.jpg; on an iPhone, share it as “Most Compatible” first";

/** The file of a photograph, in whose place pages get its copies (plugins/content/photos.ts). */
export class PhotoFile {
  readonly name: string;
  constructor(name: string) {
    this.name = name.replace("/", "");
  }
}

export const photo = z.strictObject({
  file: matching(photoName, expectedPhoto)
    .transform((name) => new PhotoFile(name) as unknown as PhotoCopies)
    .meta({ photo: true, title: "Photo" })
    .describe("1,200 pixels wide or more, what matters in the middle: pages cut the edges."),
  alt: sentences.meta({ title: "Description" }).describe("What the photo shows, in words."),
});

export const pagePhoto = photo.extend({
  caption: sentences.optional().describe("A line below it, such as who it is."),
});
