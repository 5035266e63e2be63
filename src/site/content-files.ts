import type { z } from "zod";
import { areasFile } from "../content/schemas/areas.ts";
import { articlesFile } from "../content/schemas/articles.ts";
import { blogFile } from "../content/schemas/blog.ts";
import { clinicFile } from "../content/schemas/clinic.ts";
import { contactFile } from "../content/schemas/contact.ts";
import { emergencyFile } from "../content/schemas/emergency.ts";
import { figuresFile } from "../content/schemas/figures.ts";
import { labelsFile } from "../content/schemas/labels.ts";
import { legalFile } from "../content/schemas/legal.ts";
import { moneyFile } from "../content/schemas/money.ts";
import { navigationFile } from "../content/schemas/navigation.ts";
import { noticesFile } from "../content/schemas/notices.ts";
import { questionsFile } from "../content/schemas/questions.ts";
import { reasonsFile } from "../content/schemas/reasons.ts";
import { redirectsFile } from "../content/schemas/redirects.ts";
import { servicesFile } from "../content/schemas/services.ts";
import { signaturesFile } from "../content/schemas/signatures.ts";
import { teamFile } from "../content/schemas/team.ts";
import { testimonialsFile } from "../content/schemas/testimonials.ts";
import { phrasesFile, signsFile, synonymsFile } from "../signs/build/schemas.ts";

/** Folders of MDX files, one page per file. */
export const collections = {
  services: servicesFile,
  articles: articlesFile,
  areas: areasFile,
  legal: legalFile,
};

export type CollectionName = keyof typeof collections;

/** Files that several pages read, or no page, such as redirects. A route declares its own file. */
export const sharedFiles = {
  // The launch check lists files in this order, so what visitors ask for most comes first.
  clinic: clinicFile,
  money: moneyFile,
  team: teamFile,
  questions: questionsFile,
  labels: labelsFile,
  signs: signsFile,
  phrases: phrasesFile,
  synonyms: synonymsFile,
  figures: figuresFile,
  navigation: navigationFile,
  notices: noticesFile,
  testimonials: testimonialsFile,
  reasons: reasonsFile,
  redirects: redirectsFile,
  signatures: signaturesFile,
  // The files of three pages, of which others read the categories, the service, and how to find the door.
  blog: blogFile,
  emergency: emergencyFile,
  contact: contactFile,
};

/** The parsed content of the shared files. The team has only people who are confirmed. */
export type SharedContent = {
  [Name in keyof typeof sharedFiles]: z.output<(typeof sharedFiles)[Name]["schema"]>;
};
