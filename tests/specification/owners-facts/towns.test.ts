import {
  address,
  atLeast,
  closing,
  count,
  countIn,
  links,
  part,
  says,
  specify,
  texts,
  values,
  words,
} from "../specify.ts";

const areas = part("areas");
const driveTime = (town: string) =>
  words("/service-areas", /\d+ min/, `${areas} h3:contains("${town}") + p`);

const towns = [
  "Travelers Rest → /service-areas/travelers-rest",
  "Greenville → /service-areas/greenville",
  "Easley → /service-areas/easley",
  "Taylors → /service-areas/taylors",
  "Greer → /service-areas/greer",
];
const townPaths = towns.map((town) => town.replace(/.* /, ""));
const [travelersRest = "", greenville = "", easley = "", taylors = "", greer = ""] = townPaths;

specify("§2 Service Areas", {
  "the dropdown of Service Areas: All Areas plus the five areas": [
    () => links("/", 'nav[aria-label="Main"] li:has(> [href="/service-areas"]) > details a'),
    atLeast(["All Areas → /service-areas", ...towns]),
  ],
  "home base": says("/service-areas", address, ".page-head"),
  "four served areas": [() => links("/service-areas", `${areas} h3 a`), atLeast(towns.slice(1))],
  "§9 drive times from home base": [
    () => ["Greenville", "Easley", "Taylors", "Greer"].map(driveTime),
    ["15 min", "20 min", "12 min", "25 min"],
  ],
  "§3 name, distance and description, and neighborhoods": [
    () => [...new Set(countIn("/service-areas", `${areas} div:has(> svg)`, "h3, p, b, ul"))],
    [5],
  ],
  "a call to action": [
    () => values("/service-areas", `${closing} a`, "href"),
    ["{booking}", "tel:{phone}"],
  ],
});

const way = (path: string) => [
  words(path, /\d+ min/, "main dl > :first-child"),
  texts(path, "main dl dd + dd")[0],
];

/** Whether the text links to a page, besides the breadcrumbs and the head. */
const leadsTo = (to: string) => (path: string) => count(path, `main section a[href="${to}"]`) > 0;

specify("§2 Local landing pages", {
  "Travelers Rest: eight services listed": [
    () => count(travelersRest, `${part("services")} h3 a[href^="/services/"]`),
    8,
  ],
  "Travelers Rest: Get Directions map link": [
    () => texts(travelersRest, '.page-head a[href^="https://www.google.com/maps/dir/"]'),
    ["Get Directions"],
  ],
  "link to /services": [() => [travelersRest, easley, greer].every(leadsTo("/services")), true],
  "Greenville: 15 minutes": [() => way(greenville)[0], "15 min"],
  "Greenville: seven neighborhoods": [
    () => texts(greenville, `${part("neighborhoods")} li`).join(", "),
    "Downtown Greenville, West End, North Main, Augusta Road, Cherrydale, Dunean, Sans Souci",
  ],
  "Easley: 20 minutes via SC-123": [() => way(easley), ["20 min", "SC-123"]],
  "Taylors: 12 minutes and the way": [() => way(taylors), ["12 min", "Wade Hampton Blvd"]],
  "Taylors: link to /why-choose-us": [() => leadsTo("/why-choose-us")(taylors), true],
  "Taylors: one quoted testimonial attributed to a Taylors pet family": [
    () => texts(taylors, "main blockquote + figcaption b"),
    ["a Taylors pet family"],
  ],
  "Greer: 25 minutes and the way": [() => way(greer), ["25 min", "I-85 and US-25"]],
  "Greer: four numbered driving steps": [
    () => texts(greer, "main section ol > li").map((step) => /(?:I|US)-\d+ \w+|$/.exec(step)?.[0]),
    ["I-85 South", "US-25 North", "US-25 North", ""],
  ],
});
