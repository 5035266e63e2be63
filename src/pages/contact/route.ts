import { mailHref, pagePaths } from "../../addresses.ts";
import { clinicFile } from "../../clinic/clinic.ts";
import { answeredQuestions, questionGroups, questionsFile } from "../../clinic/questions.ts";
import { loadDrawing } from "../../illustrations/pictures.ts";
import { defineRoute } from "../define-route.ts";
import { contactFile } from "./schema.ts";

export const route = defineRoute({
  path: pagePaths.contact,
  file: contactFile,
  // Its answers may be medicine.
  approvedBy: "veterinarian",
  approvedWith: questionsFile,
  load(site) {
    const { email, fax } = site.get(clinicFile);
    const questions = answeredQuestions(site);
    return {
      emailHref: mailHref(email, "A question for the clinic"),
      fax: fax?.display,
      questions: Object.entries(questionGroups).map(([group, heading]) => ({
        id: `questions-${group}`,
        heading,
        items: questions
          .filter((question) => question.group === group)
          .map(({ words, ...question }) => question),
      })),
      drawing: loadDrawing("map"),
    };
  },
});
