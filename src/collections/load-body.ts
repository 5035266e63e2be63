import type { HeadingPictures } from "../clinic/page-fields.ts";
import { loadDrawing, loadPicture } from "../illustrations/pictures.ts";
import type { Site } from "../reader/site.ts";
import { withSigns } from "../signs/load-sign-lists.ts";
import type { Body } from "../ui/rich-text/rich-text-data.ts";

type PicturedBody = Body & { pictures: HeadingPictures };

/** A text with its lists of signs and, beside each heading, its picture. Those as wide as the window are drawn inline. */
export function loadBody(site: Site, { pictures, ...body }: PicturedBody) {
  const { start, sections } = withSigns(site, body);
  return {
    start,
    sections: sections.map((section) => {
      const name = pictures.find(({ heading }) => heading === section.id)?.picture;
      const panorama = name?.startsWith("panoramas/") ? loadDrawing(name) : undefined;
      return { ...section, panorama, picture: name && !panorama ? loadPicture(name) : undefined };
    }),
  };
}
