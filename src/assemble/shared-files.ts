import { approvalsFile } from "../approvals/schema.ts";
import { clinicFile } from "../clinic/clinic.ts";
import { figuresFile } from "../clinic/figures.ts";
import { labelsFile } from "../clinic/labels.ts";
import { navigationFile } from "../clinic/navigation.ts";
import { noticesFile } from "../clinic/notices.ts";
import { pricesFile } from "../clinic/prices.ts";
import { offersFile, questionsFile } from "../clinic/questions.ts";
import { reasonsFile } from "../clinic/reasons.ts";
import { redirectsFile } from "../clinic/redirects.ts";
import { teamFile } from "../clinic/team.ts";
import { testimonialsFile } from "../clinic/testimonials.ts";
import { signsFile } from "../signs/schema.ts";

/** The files that no page owns, under the headings of their forms; the last have none. */
export const sharedFiles = {
  "This week": [noticesFile, testimonialsFile, questionsFile, offersFile, teamFile],
  Clinic: [clinicFile, pricesFile, reasonsFile],
  Medicine: [signsFile],
  Approvals: [approvalsFile],
  "Moved pages": [redirectsFile],
  withoutForm: [navigationFile, labelsFile, figuresFile],
};
