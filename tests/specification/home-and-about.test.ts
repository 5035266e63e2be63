import { count, countIn, links, page, part, specify, texts, values, words } from "./specify.ts";

const address = "409 Old Buncombe Rd, Travelers Rest, SC 29690";

specify([
  [
    "§2 Home: hero with booking and call buttons",
    () => values("/", "main h1 ~ div a", "href"),
    ["{booking}", "tel:{phone}"],
  ],
  [
    "§2 Home: hero, six service cards: after the heading of their part, before other parts",
    () =>
      page("/")("main :is(h2, h3)")
        .toArray()
        .slice(0, 7)
        .map(({ tagName }) => tagName),
    ["h2", "h3", "h3", "h3", "h3", "h3", "h3"],
  ],
  [
    "§2 Home: six service cards",
    () => values("/", `${part("services")} h3 a`, "href").map((href) => href?.slice(0, 10)),
    Array(6).fill("/services/"),
  ],
  ["§2 Home: six why-choose-us cards", () => count("/", `${part("reasons")} h3`), 6],
  ["§2, §9 Home: three testimonials", () => count("/", `${part("testimonials")} figure`), 3],
  [
    "§2 Home: a link to /testimonials",
    () => [...new Set(values("/", `${part("testimonials")} a`, "href"))],
    ["/testimonials"],
  ],
  ["§2 Home: visit-us block with address", () => words("/", /409 .*\d{5}/, part("visit")), address],
  [
    "§2 Home: visit-us block with call and text numbers",
    () => links("/", `${part("visit")} dd a`),
    ["{phone} → tel:{phone}", "{text} → sms:{text}"],
  ],
  [
    "§2 Home: visit-us block with hours note",
    () => words("/", /call for current hours/, part("visit")),
    "call for current hours",
  ],
  [
    "§2 Home: visit-us block with directions link",
    () => count("/", `${part("visit")} a[href^="https://www.google.com/maps/dir/"]`),
    1,
  ],
  ["§2 Home: visit-us block with an embedded map", () => count("/", `${part("visit")} iframe`), 1],
]);

specify([
  [
    "§2 About: story, stats, a doctor biography and a philosophy section",
    () => values("/about", "main h2", "id").slice(0, 4),
    ["story", "stats", "doctor", "philosophy"],
  ],
  [
    "§2, §9 About: stats: founded 2025, 6+ years experience, 1 doctor, 100% family owned",
    () => texts("/about", "dl dd.numeral"),
    ["2025", "6+", "1", "100%"],
  ],
  [
    "§2 About: stats: founded, years experience, doctor, family owned",
    () =>
      texts("/about", "dl dt").map(
        (text) => text.match(/founded|years of experience|doctor|family owned/i)?.[0],
      ),
    ["Founded", "years of experience", "Doctor", "Family owned"],
  ],
]);

specify([
  ["§2 Why Choose Us: six reasons", () => count("/why-choose-us", `${part("reasons")} h3`), 6],
  [
    "§2 Why Choose Us: each with four benefits",
    () => countIn("/why-choose-us", `${part("reasons")} ul`, "li"),
    [4, 4, 4, 4, 4, 4],
  ],
  [
    "§3 Why-choose reason: title, description, benefits list",
    () => countIn("/why-choose-us", `${part("reasons")} div:has(> h3)`, "h3, p, ul"),
    [3, 3, 3, 3, 3, 3],
  ],
  [
    "§2 Why Choose Us: a family-owned versus corporate comparison",
    () => texts("/why-choose-us", "h2#comparison")[0]?.match(/family owned|corporate/gi),
    ["Family owned", "corporate"],
  ],
  [
    "§2 Why Choose Us: the comparison sets one beside the other",
    () => [...new Set(countIn("/why-choose-us", `${part("comparison")} tr`, "th, td"))],
    [3],
  ],
  [
    "§2 Why Choose Us: a call to action",
    () => values("/why-choose-us", `${part("closing-call")} a`, "href").sort(),
    ["tel:{phone}", "{booking}"],
  ],
]);

const reviews = `${part("reviews")} figure`;

specify([
  ["§2, §9 Testimonials: six reviews", () => count("/testimonials", reviews), 6],
  [
    "§2 Testimonials: a review has name, text, location, pet, month",
    () => countIn("/testimonials", reviews, "figcaption b, blockquote, figcaption li"),
    [5, 5, 5, 5, 5, 5],
  ],
  [
    "§2, §9 Testimonials: 5 stars",
    () => values("/testimonials", `${reviews} [role="img"]`, "aria-label"),
    Array(6).fill("5 out of 5 stars"),
  ],
  [
    "§2 Testimonials: a month, such as June 2025",
    () =>
      texts("/testimonials", `${reviews} li:last-child`).map((text) =>
        text.replace(/^[A-Z][a-z]+ \d{4}$/, "month"),
      ),
    Array(6).fill("month"),
  ],
  [
    "§2 Testimonials: locations in the areas that the clinic serves",
    () => [...new Set(texts("/testimonials", `${reviews} li:first-child`))].toSorted(),
    ["Easley", "Greenville", "Greer", "Taylors", "Travelers Rest"],
  ],
  [
    "§2 Testimonials: a Share Your Story form",
    () => texts("/testimonials", `${part("share")} h2, form [type="submit"]`),
    ["Share Your Story", "Share Your Story"],
  ],
  [
    "§2 Testimonials: a note that Google reviews are coming soon",
    () => words("/testimonials", /Google reviews are [\w ]+/),
    "Google reviews are coming soon",
  ],
  [
    "§3 Testimonial form state: name, location, petName, story",
    () => values("/testimonials", "form :is(input, textarea)", "name"),
    ["name", "location", "petName", "story"],
  ],
]);
