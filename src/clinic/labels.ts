import { fieldsFile, sentences, text } from "../content/fields.ts";
import { invitation } from "./fields.ts";

/** What the clinic says in its own words on more than one page. */
export const labelsFile = fieldsFile("labels.yaml", "Words on many pages", {
  bookAppointment: text.describe("The button that books, on most pages."),
  scheduleNow: text.describe("The button that books, on pages about services."),
  call: text.describe("In front of your number, and the button for calls on phones."),
  sms: text.describe("In front of your number for texts, and the button for texts on phones."),
  callNumber: text.describe("The button that calls you."),
  callEmergencyLine: text.describe("The red button."),
  callAnyway: text.describe("The button that calls you while you are closed."),
  callHospital: text.describe("At the bottom of phones while you are closed."),
  findHospital: text.describe("The same until you have chosen a hospital."),
  getDirections: text.describe("The button that leads to directions."),
  mapAlt: sentences.describe("What the drawn map shows, for people who cannot see it."),
  emergency: text.describe("The link to Emergency Visits at the top, and the bar on its page."),
  emergencyLink: text.describe("The link to Emergency Visits in other places."),
  book: text.describe("The button that books, at the bottom of the screen on phones."),
  directions: text.describe("The button for directions, at the bottom of the screen on phones."),
  poison: text.describe("The heading of the poison help lines, and links to them."),
  afterHours: text.describe("The heading of what to do when you are closed, and links to it."),
  emergencyDrive: text.describe("The link to Emergency Visits among the facts of a town."),
  closing: invitation.describe(
    "The end of services and articles, as far as they say nothing else there.",
  ),
});
