import { expect } from "vitest";
import { closing, countIn, links, specify, texts, values } from "../specify.ts";

const articles = [
  ["Summer Pet Safety", "summer-pet-safety", "Seasonal Care", "June 15, 2024", "5 min"],
  ["Pet dental care at home", "pet-dental-care", "Pet Care Tips", "May 28, 2024", "4 min"],
  ["Senior pet care", "senior-pet-care", "Senior Care", "April 22, 2024", "6 min"],
  ["First visit", "first-visit", "New Clients", "April 8, 2024", "4 min"],
  ["Spring allergies", "spring-allergies", "Seasonal Care", "March 15, 2024", "5 min"],
].map(([title = "", slug, ...head]) => ({ title, path: `/blog/${slug}`, head }));

/** Category, date and reading time are in one paragraph, of an article with its author. */
const head = "p:has(time) > *";
const bookingLink = `${closing} a[target="_blank"]`;
const guide = 'main li > h3:contains("Week ")';

specify("§2, §9 Blog list", {
  "category filter buttons": [
    () => texts("/blog", "main form button"),
    ["All Posts", "Pet Care Tips", "Seasonal Care", "Senior Care", "New Clients"],
  ],
  "5 posts, whose links go to /blog/{slug}": [
    () => links("/blog", "main h3 a"),
    articles.map(({ title, path }) => `${title} → ${path}`),
  ],
  "category, date and reading time of the posts": [
    () => texts("/blog", `main ${head}`),
    articles.flatMap((article) => article.head),
  ],
  "§3 title, excerpt, icon": [
    () => countIn("/blog", "main .one-link", "h3, h3 + p, img"),
    [3, 3, 3, 3, 3],
  ],
});

for (const { title, path, head: fields } of articles) {
  specify(`§2 Blog articles: ${title}`, {
    title: [() => texts(path, "h1"), [title]],
    [fields.join(" | ")]: [
      // Once it is approved, who has reviewed it follows.
      () => texts(path, `.page-head ${head}`).slice(0, 4),
      [...fields, expect.stringMatching(/^By ./)],
    ],
    "a back link to /blog": [() => values(path, "article footer a", "href").slice(-1), ["/blog"]],
    "an external booking link": [() => values(path, bookingLink, "href"), ["{booking}"]],
  });
}

specify("§2 Blog articles", {
  "closing link labels": [
    () => articles.slice(1).flatMap(({ path }) => texts(path, bookingLink)),
    [
      "Schedule a Dental Checkup",
      "Schedule a Senior Pet Checkup",
      "Schedule Your First Visit",
      "Schedule an Allergy Consultation",
    ],
  ],
  "First visit: a telephone link labelled Have Questions?": [
    () => links("/blog/first-visit", `${closing} a[href^="tel:"]`),
    ["Have Questions? → tel:{phone}"],
  ],
  "dental: a three-phase brushing guide": [
    () => texts("/blog/pet-dental-care", guide).map((text) => text.replace(/:.*: /, ": ")),
    [
      "Week 1: Mouth handling",
      "Week 2: Toothbrush introduction",
      "Week 3 and beyond: Actual brushing",
    ],
  ],
});
