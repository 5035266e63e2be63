import {
  address,
  atLeast,
  closing,
  count,
  countIn,
  links,
  onAllPages,
  onContact,
  page,
  part,
  says,
  specify,
  texts,
  values,
} from "../specify.ts";

const stories = "/testimonials";
const reviews = `${part("reviews")} figure`;

const services = [
  { title: "Wellness Exams", path: "/services/wellness-exams" },
  { title: "Vaccinations & Preventive Care", path: "/services/vaccinations" },
  { title: "Spay & Neuter Surgery", path: "/services/spay-neuter" },
  { title: "Breeding Consultations & Services", path: "/services/breeding" },
  { title: "Dental Care", path: "/services/dental" },
  { title: "Pet Surgery", path: "/services/surgery" },
  { title: "Senior Pet Care", path: "/services/senior-care" },
  { title: "Emergency Visits", path: "/services/emergency" },
  { title: "Pet Testing and Diagnostics", path: "/services/diagnostics" },
  { title: "Imaging Services", path: "/services/imaging" },
];
const titles = services.map(({ title }) => title);
const headings = ["What It Is", "Why It Matters", "What to Expect", "What We Provide"];
const headingsOf = (path: string) =>
  texts(path, "main h2").flatMap((text) => headings.filter((heading) => text.startsWith(heading)));
const items = (path: string) => count(path, `${part("what-we-provide")} ul:has(h3) > li`);

specify("§2 Services", {
  "the dropdown of Services: All Services plus the ten service routes": [
    () => links("/", 'nav[aria-label="Main"] li:has(> [href="/services"]) > details a'),
    atLeast([
      "All Services → /services",
      ...services.map(({ title, path }) => `${title} → ${path}`),
    ]),
  ],
  "ten services": [() => texts("/services", "article h3"), atLeast(titles)],
  "four feature bullets": [() => [...new Set(countIn("/services", "article", "li"))], [4]],
  titles: [() => services.flatMap(({ path }) => texts(path, "h1")), titles],
  "What It Is, Why It Matters, What to Expect, What We Provide": [
    () => services.map(({ path }) => headingsOf(path)),
    services.map(() => headings),
  ],
  "What We Provide: four items; three for surgery": [
    () => services.map(({ path }) => items(path)),
    [4, 4, 4, 4, 4, 3, 4, 4, 4, 4],
  ],
  "Emergency Visits: both closing buttons are phone links": [
    () => links("/services/emergency", `${closing} .button`).sort(),
    ["Call Emergency Line → tel:{phone}", "Call {phone} → tel:{phone}"],
  ],
});

specify("§1, §2 Contact", {
  address: [() => address, "409 Old Buncombe Rd, Travelers Rest, SC 29690"],
  text: [() => onContact("Text"), "{text}"],
  fax: [() => onContact("Fax").replace(/\d/g, "0"), "(000) 000-0000"],
  "emergency note": [() => texts("/contact", 'main h3:contains("emergency") + p'), ["{phone}"]],
  "footer: a book-visit link, and contact info: phone, text and e-mail": [
    () => values("/", "footer address a:not([href^='/'])", "href"),
    ["{booking}", "tel:{phone}", "sms:{text}", "mailto:{email}"],
  ],
  "Home: visit-us block with call and text numbers": [
    () => links("/", `${part("visit")} dd a`),
    ["{phone} → tel:{phone}", "{text} → sms:{text}"],
  ],
  "Site Map: a bottom band shows the address": says("/sitemap", address, closing),
  "Site Map: a bottom band shows tap-to-call phone and an external Book Appointment link": [
    () => links("/sitemap", `${closing} :is([href^="tel:"], [target="_blank"])`),
    ["Call {phone} → tel:{phone}", "Book Appointment → {booking}"],
  ],
});

specify("§2 Home and About", {
  "six service cards": [() => count("/", `${part("services")} h3 a[href^="/services/"]`), 6],
  "six why-choose-us cards": [() => count("/", `${part("reasons")} h3`), 6],
  "§9 three testimonials, with a link to all": [
    () => count("/", `${part("testimonials")} :is(figure, a[href="/testimonials"])`),
    count(stories, reviews) === 0 ? 0 : 4,
  ],
  "stats: founded 2025, 6+ years experience, 1 doctor, 100% family owned": [
    () => texts("/about", "li > :is(b, b + p)").map((text) => text.replace(/.* (?=years)/, "")),
    ["2025", "Founded", "6+", "years of experience", "1", "Doctor", "100%", "Family owned"],
  ],
});

const why = "/why-choose-us";

specify("§2 Why Choose Us", {
  "§3 six reasons: title, description, a list of four benefits": [
    () =>
      countIn(why, `${part("reasons")} div:has(> h3)`, "h3, p, ul:has(> :nth-child(4):last-child)"),
    [3, 3, 3, 3, 3, 3],
  ],
  "a family-owned versus corporate comparison": [
    () => texts(why, "h2#comparison")[0]?.match(/family owned|corporate/gi),
    ["Family owned", "corporate"],
  ],
});

specify("§2 Testimonials", { "a note": says(stories, "Google reviews are coming soon") });

// Until the clinic has reviews of its own.
if (count(stories, `${part("reviews")}:contains("Sample review")`) > 0)
  specify("§2 Testimonials", {
    "§9 six reviews: name, text, location, pet, month": [
      () => countIn(stories, reviews, "figcaption b, blockquote, figcaption li"),
      [5, 5, 5, 5, 5, 5],
    ],
    "§9 5 stars": [() => count(stories, `${reviews} [aria-label="5 out of 5 stars"]`), 6],
  });

type Node = Record<string, unknown>;

/** The veterinary business in home's structured data. */
function business() {
  const data = JSON.parse(page("/")('script[type="application/ld+json"]').text());
  return data["@graph"].find((node: Node) => String(node["@type"]).includes("VeterinaryCare"));
}

const namesOf = (things: Node[]) => things.map(({ name }) => name);

specify("§2, §9 Structured data", {
  address: [
    () => business().address,
    {
      "@type": "PostalAddress",
      streetAddress: "409 Old Buncombe Rd",
      addressLocality: "Travelers Rest",
      addressRegion: "SC",
      postalCode: "29690",
      addressCountry: "US",
    },
  ],
  "geo, in Travelers Rest": [
    () => [business().geo.latitude.toFixed(1), business().geo.longitude.toFixed(1)],
    ["35.0", "-82.4"],
  ],
  "hours: Mo-Fr 08:00-17:00": [
    () => business().openingHoursSpecification,
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "08:00",
      closes: "17:00",
    },
  ],
  "price range": [() => business().priceRange.replace(/^\$+$/, "$"), "$"],
  "served areas": [
    () => namesOf(business().areaServed),
    atLeast(["Travelers Rest, SC", "Greenville, SC", "Easley, SC", "Taylors, SC", "Greer, SC"]),
  ],
  services: [
    () =>
      namesOf(business().hasOfferCatalog.itemListElement.map((offer: Node) => offer.itemOffered)),
    atLeast(titles),
  ],
});

/** Sources, poison lines and the line for reports of bites are more than the specification asks for. */
const outbound =
  'a:not([href^="/"], [href^="#"], summary:contains("Sources") + div a, .poison-lines a, [href="tel:+18888470902"])';

specify("§7", {
  "Outbound links only: booking page, tel, sms, mailto, maps service": [
    () =>
      onAllPages((path) =>
        values(path, outbound, "href").map((href) =>
          href?.replace(/(?<=\{text\}|\{email\}|google\.com\/maps\/).*/, ""),
        ),
      ).sort(),
    ["https://www.google.com/maps/", "mailto:{email}", "sms:{text}", "tel:{phone}", "{booking}"],
  ],
  "After hours: a search for a hospital": [
    () =>
      onAllPages((path) => values(path, 'a[href*="/maps/search/"]', "href")).map((href = "") =>
        new URL(href).searchParams.get("query"),
      ),
    ["24-hour emergency animal hospital"],
  ],
  "A maps-service directions link built from the clinic address": [
    () =>
      onAllPages((path) => values(path, 'a[href*="/maps/dir/"]', "href")).map((href = "") =>
        new URL(href).searchParams.get("destination"),
      ),
    [address],
  ],
});
