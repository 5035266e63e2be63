import { levels } from "../../formatting/levels.ts";
import {
  closing,
  contentFile,
  headedProse,
  objectOf,
  prose,
  template,
  text,
  withPlaces,
} from "./fields.ts";

/** Texts of buttons and headings in what every page loads. */
// biome-ignore format: one name per line would be sixty lines
const shellNames = [
  "skipToContent", "failed", "mainNavigation", "menu", "close", "showPages", "opensInNewTab",
  "bookAppointment", "scheduleNow", "learnMore", "aboutService", "forService", "call", "sms",
  "callNumber", "failedHelp", "closedNow", "callEmergencyLine", "getDirections", "map", "mapHide", "mapShow", "mapLive", "mapDrawing",
  "mapSketch", "quickLinks", "contactInfo", "contact", "hours", "hoursNote", "fromTo",
  "closedAllDay", "openUntil", "closed", "closedOpens", "today", "tomorrow", "notice",
  "emergency", "emergencyLink", "book", "directions", "breadcrumb", "home", "sampleReview",
  "rating", "lastUpdated", "copyright", "whatItIs", "whyItMatters", "whatToExpect",
  "whatWeProvide", "questions", "moreQuestions", "related", "poison", "afterHours", "posts",
  "sixReasons", "reviews", "waysToReachUs", "onThisPage", "sources", "neighborhoods", "distance",
  "about", "minutes", "route", "whenClosed",
] as const;

/** Those of one kind of page. */
const pageNames = [
  "bookAnAppointment",
  "backToBlog",
  "relatedServices",
  "readNext",
  "signs",
  "onTheWay",
  "inShort",
  "servicesHere",
  "allSigns",
] as const;

export const labelsFile = contentFile(
  "labels.yaml",
  objectOf(pageNames, text).extend({
    shell: objectOf(shellNames, text).extend({
      failed: text.describe("Heading shown instead of a page that fails in the visitor’s browser."),
      failedHelp: prose,
      closedNow: prose,
      showPages: template("page"),
      aboutService: template("page").describe("Screen readers add this after Learn More."),
      forService: template("page").describe("Screen readers add this after Schedule Now."),
      fromTo: template("from", "to").describe(
        "{from} and {to} are days or times. Do not change words in braces.",
      ),
      openUntil: template("time"),
      closedOpens: template("day", "time"),
      rating: template("stars"),
      mapHide: text.describe("On the map’s edge. Visitors whose browser blocks the map hide it."),
      notice: text.describe("What screen readers call the notices at the top."),
      whenClosed: text.describe(
        "The link to the rule for nights and weekends. Texts have it as {clinic.whenClosed}.",
      ),
    }),
    preview: text.describe("At the top of every page of a preview on the web."),
    lastReviewed: withPlaces("name").describe(
      "In an article and below the first aid, before the month in which a veterinarian read it.",
    ),
    finder: objectOf(["label", "hint", "none", "found"], text)
      .extend({
        keys: text.describe(
          "The link to the six signs on the emergency page, if nothing is found.",
        ),
        found: template("count"),
      })
      .describe("The field in which visitors type what’s wrong."),
    /** The shell has their headings alone. */
    levels: objectOf(
      levels,
      headedProse.extend({ note: prose.describe("Above a list of signs in an article.") }),
    ).describe("How soon something needs a veterinarian, and what that means."),
    servicePages: objectOf(["howOften", "howLong", "food", "cost", "guide"], text).extend({
      closing: closing.describe("The end of the page of a service that has none of its own."),
    }),
  }),
);
