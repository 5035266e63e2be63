import { levels } from "../../formatting/levels.ts";
import {
  closing,
  contentFile,
  headedSentence,
  list,
  objectOf,
  sentence,
  template,
  text,
  withPlaces,
} from "./fields.ts";

/** Texts of buttons and headings. */
// biome-ignore format: one name per line would be eighty lines
const labelNames = [
  "skipToContent", "failed", "mainNavigation", "menu", "close", "showPages",
  "opensInNewTab", "bookAppointment", "bookAnAppointment", "scheduleNow", "learnMore",
  "aboutService", "forService", "call", "sms", "callNumber", "callEmergencyLine", "getDirections",
  "map", "mapLive", "mapDrawing", "mapSketch", "quickLinks", "contactInfo", "contact", "hours",
  "hoursNote", "fromTo", "closedAllDay", "openUntil", "closed", "closedOpens", "today",
  "tomorrow", "notice", "emergency", "emergencyLink", "book",
  "directions", "breadcrumb", "home", "sampleReview", "rating", "backToBlog",
  "lastUpdated",
  "copyright", "whatItIs", "whyItMatters", "whatToExpect", "whatWeProvide", "questions", "moreQuestions", "related", "relatedServices",
  "readNext", "signs", "onTheWay", "poison", "afterHours", "posts", "sixReasons",
  "reviews", "waysToReachUs", "onThisPage", "inShort", "sources", "neighborhoods", "distance",
  "about", "minutes", "route", "servicesHere", "whenClosed", "allSigns", "moreSigns", "doFirst",
] as const;

export const labelsFile = contentFile(
  "labels.yaml",
  objectOf(labelNames, text).extend({
    callNumber: sentence,
    failedHelp: sentence,
    closedNow: sentence,
    preview: text.describe("At the top of every page of a preview on the web."),
    failed: text.describe("Heading shown instead of a page that fails in the visitor’s browser."),
    showPages: template("page"),
    aboutService: template("page").describe("Screen readers add this after Learn More."),
    forService: template("page").describe("Screen readers add this after Schedule Now."),
    fromTo: template("from", "to").describe(
      "{from} and {to} are days or times. Do not change words in braces.",
    ),
    openUntil: template("time"),
    closedOpens: template("day", "time"),
    lastReviewed: withPlaces("name").describe(
      "In an article and below the first aid, before the month in which a veterinarian read it.",
    ),
    rating: template("stars"),
    notice: text.describe("What screen readers call the notices at the top."),
    whenClosed: text.describe(
      "The link to the rule for nights and weekends. Texts have it as {clinic.whenClosed}.",
    ),
    finder: objectOf(["label", "hint", "none", "found"], text)
      .extend({
        examples: list(text).max(3).describe("What people type; each can be tapped."),
        keys: text.describe(
          "The link to the six signs on the emergency page, if nothing is found.",
        ),
        found: template("count"),
      })
      .describe("The field in which visitors type what’s wrong."),
    /** The shell has their headings alone. */
    levels: objectOf(
      levels,
      headedSentence.extend({ note: sentence.describe("Above a list of signs in an article.") }),
    ).describe("How soon something needs a veterinarian, and what that means."),
    servicePages: objectOf(["howOften", "howLong", "food", "cost", "guide"], text).extend({
      closing: closing.describe("The end of the page of a service that has none of its own."),
    }),
  }),
);
