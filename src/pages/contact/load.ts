import { mailHref, pagePaths } from "../../addresses.ts";
import { clinicFile } from "../../clinic/clinic.ts";
import { questionParts, questionsFile } from "../../clinic/questions.ts";
import { drawingOf } from "../../illustrations/pictures.ts";
import { declareRoute } from "../declare.ts";
import { contactFile } from "./fields.ts";

export const route = declareRoute({
  path: pagePaths.contact,
  file: contactFile,
  // For its questions.
  signedBy: "veterinarian",
  signedWith: questionsFile,
  load(site, fields) {
    const { button, subject } = fields.email;
    const { email, fax } = site.get(clinicFile);
    return {
      email: { button, href: mailHref(email, subject) },
      fax: fax?.display,
      questions: questionParts.map((part) => ({
        id: `questions-${part}`,
        heading: fields.questions[part],
        items: site.get(questionsFile).filter((question) => question.part === part),
      })),
      drawing: drawingOf("map"),
    };
  },
});
