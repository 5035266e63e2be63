import { address } from "./routes.ts";
import { closing, count, countIn, links, part, says, specify, texts, values } from "./specify.ts";

specify("§2 Home", [
  [
    "hero with booking and call buttons",
    () => values("/", "main h1 ~ div a", "href"),
    ["{booking}", "tel:{phone}"],
  ],
  ["six service cards", () => count("/", `${part("services")} h3 a[href^="/services/"]`), 6],
  ["six why-choose-us cards", () => count("/", `${part("reasons")} h3`), 6],
  ["§9 three testimonials", () => count("/", `${part("testimonials")} figure`), 3],
  [
    "a link to /testimonials",
    () => [...new Set(values("/", `${part("testimonials")} a`, "href"))],
    ["/testimonials"],
  ],
  ["visit-us block with address", ...says("/", address, part("visit"))],
  [
    "visit-us block with call and text numbers",
    () => links("/", `${part("visit")} dd a`),
    ["{phone} → tel:{phone}", "{text} → sms:{text}"],
  ],
  [
    "visit-us block with directions link",
    () => count("/", `${part("visit")} a[href^="https://www.google.com/maps/dir/"]`),
    1,
  ],
  ["visit-us block with an embedded map", () => count("/", `${part("visit")} iframe`), 1],
]);

specify("§2, §9 About", [
  [
    "story, stats, a doctor biography and a philosophy section",
    () => values("/about", "main h2", "id").slice(0, 4),
    ["story", "stats", "doctor", "philosophy"],
  ],
  [
    "stats: founded 2025, 6+ years experience, 1 doctor, 100% family owned",
    () => texts("/about", "li > :is(b, b + p)").map((text) => text.replace(/.* (?=years)/, "")),
    ["2025", "Founded", "6+", "years of experience", "1", "Doctor", "100%", "Family owned"],
  ],
]);

const why = "/why-choose-us";

specify("§2 Why Choose Us", [
  [
    "§3 six reasons: title, description, a list of four benefits",
    () =>
      countIn(why, `${part("reasons")} div:has(> h3)`, "h3, p, ul:has(> :nth-child(4):last-child)"),
    [3, 3, 3, 3, 3, 3],
  ],
  [
    "a family-owned versus corporate comparison",
    () => texts(why, "h2#comparison")[0]?.match(/family owned|corporate/gi),
    ["Family owned", "corporate"],
  ],
  [
    "the comparison sets one beside the other",
    () => [...new Set(countIn(why, `${part("comparison")} tr`, "th, td"))],
    [3],
  ],
  [
    "a call to action",
    () => values(why, `${closing} a`, "href").sort(),
    ["tel:{phone}", "{booking}"],
  ],
]);

const stories = "/testimonials";
const reviews = `${part("reviews")} figure`;

specify("§2 Testimonials", [
  [
    "§9 six reviews: name, text, location, pet, month",
    () => countIn(stories, reviews, "figcaption b, blockquote, figcaption li"),
    [5, 5, 5, 5, 5, 5],
  ],
  ["§9 5 stars", () => count(stories, `${reviews} [aria-label="5 out of 5 stars"]`), 6],
  [
    "a month, such as June 2025",
    () =>
      texts(stories, `${reviews} li:last-child`).filter(
        (text) => !/^[A-Z][a-z]+ \d{4}$/.test(text),
      ),
    [],
  ],
  [
    "a Share Your Story form",
    () => texts(stories, `${part("share")} h2, form [type="submit"]`),
    ["Share Your Story", "Share Your Story"],
  ],
  ["a note", ...says(stories, "Google reviews are coming soon")],
  [
    "§3 form state: name, location, petName, story",
    () => values(stories, "form :is(input, textarea)", "name"),
    ["name", "location", "petName", "story"],
  ],
]);
