import { count, countIn, links, part, specify, texts, values, words } from "./specify.ts";

/** The first value beside a name in a list of facts. */
const beside = (path: string, name: string) =>
  texts(path, `main dl > div:has(dt:contains("${name}")) > dd`)[0];

const driveTime = (path: string) => words(path, /\d+ min/, "main dl");

const address = "409 Old Buncombe Rd, Travelers Rest, SC 29690";
const map = "https://www.google.com/maps/";
const directions = `main h1 ~ div a[href^="${map}dir/"]`;

specify([
  ["§2 Contact: call", () => beside("/contact", "Call"), "{phone}"],
  ["§2 Contact: text", () => beside("/contact", "Text"), "{text}"],
  ["§2 Contact: fax", () => beside("/contact", "Fax")?.replace(/\d/g, "0"), "(000) 000-0000"],
  ["§2 Contact: e-mail", () => beside("/contact", "Email"), "{email}"],
  ["§2 Contact: address", () => beside("/contact", "Address"), address],
  [
    "§2 Contact: hours note",
    () => words("/contact", /call for current hours/, "main dl"),
    "call for current hours",
  ],
  [
    "§2 Contact: emergency note",
    () => texts("/contact", 'main h3:contains("emergency") + p'),
    ["{phone}"],
  ],
  ["§2 Contact: a map", () => count("/contact", "main iframe"), 1],
]);

const areas = part("areas");
const landmarks = part("landmarks");

specify([
  [
    "§2 Service Areas: home base",
    () => words("/service-areas", /\d+ Old .*\d{5}/, part("home-base")),
    address,
  ],
  [
    "§2 Service Areas: four served areas",
    () => links("/service-areas", `${areas} h3 a`).toSorted(),
    [
      "Easley → /service-areas/easley",
      "Greenville → /service-areas/greenville",
      "Greer → /service-areas/greer",
      "Taylors → /service-areas/taylors",
    ],
  ],
  [
    "§2 Service Areas: with distance and neighborhoods",
    () => countIn("/service-areas", `${areas} div:has(> h3)`, "b, ul"),
    [2, 2, 2, 2],
  ],
  [
    "§3 Service area: name, distance, description, neighborhoods list",
    () => countIn("/service-areas", `${areas} div:has(> h3)`, "h3, p, ul"),
    [4, 4, 4, 4],
  ],
  ["§2 Service Areas: landmarks", () => count("/service-areas", `${landmarks} li`) > 0, true],
  [
    "§3 Landmark: name, description",
    () => [...new Set(countIn("/service-areas", `${landmarks} li`, "h3, p"))],
    [2],
  ],
  [
    "§2 Service Areas: a call to action",
    () => values("/service-areas", `${part("closing-call")} a`, "href"),
    ["{booking}", "tel:{phone}"],
  ],
]);

const travelersRest = "/service-areas/travelers-rest";
const greenville = "/service-areas/greenville";
const easley = "/service-areas/easley";
const taylors = "/service-areas/taylors";
const greer = "/service-areas/greer";

/** Links of the text, without those of the breadcrumbs and the head. */
const further = (path: string, to: string) =>
  links(path, `main section a[href="${to}"]`).length > 0;

specify([
  [
    "§2 Travelers Rest: eight services listed",
    () => count(travelersRest, `${part("services")} h3 a[href^="/services/"]`),
    8,
  ],
  ["§2 Travelers Rest: link to /services", () => further(travelersRest, "/services"), true],
  [
    "§2 Travelers Rest: Get Directions map link",
    () => texts(travelersRest, directions),
    ["Get Directions"],
  ],
  ["§2 Greenville: 15 minutes", () => driveTime(greenville), "15 min"],
  [
    "§2 Greenville: seven neighborhoods",
    () => texts(greenville, `${part("neighborhoods")} li`),
    [
      "Downtown Greenville",
      "West End",
      "North Main",
      "Augusta Road",
      "Cherrydale",
      "Dunean",
      "Sans Souci",
    ],
  ],
  ["§2 Easley: 20 minutes", () => driveTime(easley), "20 min"],
  ["§2 Easley: via SC-123", () => beside(easley, "Route"), "SC-123"],
  [
    "§2 Easley: via SC-123, also in the text",
    () => words(easley, /(?:SC-|US-|I-|Highway )\d+/),
    "SC-123",
  ],
  ["§2 Easley: link to /services", () => further(easley, "/services"), true],
  ["§2 Taylors: 12 minutes", () => driveTime(taylors), "12 min"],
  ["§2 Taylors: via Wade Hampton Blvd", () => beside(taylors, "Route"), "Wade Hampton Blvd"],
  ["§2 Taylors: link to /why-choose-us", () => further(taylors, "/why-choose-us"), true],
  ["§2 Taylors: one quoted testimonial", () => count(taylors, "main blockquote"), 1],
  [
    "§2 Taylors: attributed to a Taylors pet family",
    () => texts(taylors, "main blockquote + figcaption b"),
    ["a Taylors pet family"],
  ],
  ["§2 Greer: 25 minutes", () => driveTime(greer), "25 min"],
  ["§2 Greer: via I-85 and US-25", () => beside(greer, "Route"), "I-85 and US-25"],
  ["§2 Greer: four numbered driving steps", () => count(greer, "main section ol > li"), 4],
  [
    "§2 Greer: the steps take I-85 and US-25",
    () => words(greer, /(?:I|US|SC)-\d+/, "main section ol"),
    "I-85 | US-25",
  ],
  ["§2 Greer: link to /services", () => further(greer, "/services"), true],
]);
