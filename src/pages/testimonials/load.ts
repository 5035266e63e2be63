import { mailHref, pagePaths } from "../../addresses.ts";
import { clinicFile } from "../../clinic/clinic.ts";
import { testimonialsFile } from "../../clinic/testimonials.ts";
import { drawingOf } from "../../illustrations/pictures.ts";
import { declareRoute } from "../declare.ts";
import { testimonialsPageFile } from "./fields.ts";

export const route = declareRoute({
  path: pagePaths.testimonials,
  file: testimonialsPageFile,
  load(site, fields) {
    const { emailSubject: subject, ...copy } = fields.form;
    const testimonials = site.get(testimonialsFile);
    const notes = [
      testimonials.length === 0 && fields.noTestimonials,
      testimonials.some(({ sample }) => sample) && fields.sampleNote,
      fields.googleNote,
    ];
    return {
      form: {
        ...copy,
        // The browser appends the visitor's story.
        emailHref: `${mailHref(site.get(clinicFile).email, subject)}&body=`,
      },
      cat: drawingOf("envelope-cat"),
      notes: notes.filter(Boolean).join(" "),
      testimonials,
    };
  },
});
