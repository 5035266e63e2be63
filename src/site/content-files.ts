import type { z } from "zod";
import { areasFile } from "../pages/service-areas/area/fields.ts";
import { articlesFile } from "../pages/blog/article/fields.ts";
import { blogFile } from "../pages/blog/fields.ts";
import { clinicFile } from "../clinic/clinic.ts";
import { contactFile } from "../pages/contact/fields.ts";
import { emergencyFile } from "../pages/services/emergency/fields.ts";
import { figuresFile } from "../clinic/figures.ts";
import { labelsFile } from "../clinic/labels.ts";
import { legalFile } from "../pages/legal/fields.ts";
import { moneyFile } from "../clinic/money.ts";
import { navigationFile } from "../clinic/navigation.ts";
import { noticesFile } from "../clinic/notices.ts";
import { questionsFile } from "../clinic/questions.ts";
import { reasonsFile } from "../clinic/reasons.ts";
import { redirectsFile } from "./redirects.ts";
import { servicesFile } from "../pages/services/service/fields.ts";
import { signaturesFile } from "../clinic/signatures.ts";
import { teamFile } from "../clinic/team.ts";
import { testimonialsFile } from "../clinic/testimonials.ts";
import { phrasesFile, signsFile, synonymsFile } from "../signs/fields.ts";

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
