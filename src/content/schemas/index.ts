import type { z } from "zod";
import { areasFile } from "./areas.ts";
import { articlesFile } from "./articles.ts";
import { blogFile } from "./blog.ts";
import { clinicFile } from "./clinic.ts";
import { emergencyFile } from "./emergency.ts";
import { figuresFile } from "./figures.ts";
import { labelsFile } from "./labels.ts";
import { legalFile } from "./legal.ts";
import { moneyFile } from "./money.ts";
import { navigationFile } from "./navigation.ts";
import { noticesFile } from "./notices.ts";
import { phrasesFile, synonymsFile } from "./phrases.ts";
import { questionsFile } from "./questions.ts";
import { reasonsFile } from "./reasons.ts";
import { redirectsFile } from "./redirects.ts";
import { servicesFile } from "./services.ts";
import { signsFile } from "./signs.ts";
import { teamFile } from "./team.ts";
import { testimonialsFile } from "./testimonials.ts";

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
  // What visitors ask first: the launch check lists files in this order.
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
  blog: blogFile,
  emergency: emergencyFile,
};

/** Their parsed content; of the team, those who are confirmed. */
export type SharedContent = {
  [Name in keyof typeof sharedFiles]: z.output<(typeof sharedFiles)[Name]["schema"]>;
};
