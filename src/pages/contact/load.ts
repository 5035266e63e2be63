import { mailHref } from "../../addresses/outbound-links.ts";
import { pagePaths } from "../../addresses/paths.ts";
import { contactFile } from "./fields.ts";
import { questionParts } from "../../clinic/questions.ts";
import { declarePage, pick } from "../declare.ts";

export const route = declarePage({
  path: pagePaths.contact,
  file: contactFile,
  load(site, content) {
    const { button, subject } = content.email;
    return {
      ...pick(content, "ways", "emergency", "map", "arriving", "photo", "access"),
      email: { button, href: mailHref(site.clinic.email, subject) },
      fax: site.clinic.fax?.display,
      questions: questionParts.map((part) => ({
        id: `questions-${part}`,
        heading: content.questions[part],
        items: site.questions.filter((question) => question.part === part),
      })),
      drawing: site.drawing("map"),
    };
  },
});
