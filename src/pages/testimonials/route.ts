import { pagePaths } from "../../addresses.ts";
import { testimonialsFile } from "../../clinic/testimonials.ts";
import { loadDrawing } from "../../illustrations/pictures.ts";
import { defineRoute } from "../define-route.ts";
import { testimonialsPageFile } from "./schema.ts";

export const route = defineRoute({
  path: pagePaths.testimonials,
  file: testimonialsPageFile,
  load(site, fields) {
    const testimonials = site.get(testimonialsFile);
    const notes = [
      testimonials.length === 0 && fields.noTestimonials,
      testimonials.some(({ sample }) => sample) && fields.sampleNote,
      fields.googleNote,
    ];
    return {
      cat: loadDrawing("envelope-cat"),
      notes: notes.filter(Boolean).join(" "),
      testimonials,
    };
  },
});
