import { z } from "zod";
import { fieldsFile, sentences, text } from "../content/kinds.ts";
import { invitation } from "./page-fields.ts";

/** What the clinic says in its own words on more than one page. `short` is for the bar of phones, too. */
export const labelsFile = fieldsFile("labels.yaml", "Words on many pages", {
  call: z
    .strictObject({
      button: text.describe("With your number."),
      short: text.describe("In front of your number, and at the bottom of phones."),
      emergency: text.describe("The red button."),
      closed: text.describe("While you are closed."),
    })
    .describe("What calls you."),
  book: z
    .strictObject({
      button: text.describe("On most pages."),
      short: text.describe("At the bottom of phones."),
      service: text.describe("On pages about services."),
    })
    .describe("What books a visit."),
  directions: z
    .strictObject({ button: text, short: text.describe("At the bottom of phones.") })
    .describe("What leads to directions."),
  hospital: z
    .strictObject({
      call: text,
      find: text.describe("Until you have chosen one."),
      offline: sentences.describe("How to find one without a connection, until you have."),
    })
    .describe("At the bottom of phones while you are closed."),
  emergency: z
    .strictObject({
      short: text.describe("At the top, and the bar on its page."),
      link: text.describe("In other places."),
      town: text.describe("Among the facts of a town."),
    })
    .describe("Links to Emergency Visits."),
  sms: text.describe("In front of your number for texts, and the button for texts on phones."),
  mapAlt: sentences.describe("What the drawn map shows, for people who cannot see it."),
  poison: text.describe("The heading of the poison help lines, and links to them."),
  afterHours: text.describe("On the printed emergency page, before room for a number."),
  closing: invitation.describe(
    "The end of services and articles, as far as they say nothing else there.",
  ),
});
