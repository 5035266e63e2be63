import { mailHref } from "../../addresses/outbound-links.ts";
import { pagePaths } from "../../addresses/paths.ts";
import { contactFile } from "../../content/schemas/contact.ts";
import { questionParts } from "../../content/schemas/questions.ts";
import { declarePage, pick } from "../../site/route-declaration.ts";

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
