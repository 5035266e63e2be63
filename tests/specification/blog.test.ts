import { articles, categories } from "./routes.ts";
import { closing, countIn, links, specify, texts, values } from "./specify.ts";

/** Category, date and reading time are in one paragraph, of an article with its author. */
const head = "p:has(time) > *";
const bookingLink = `${closing} a[target="_blank"]`;
const guide = 'main li > h3:contains("Week ")';

const onItsPage = (path: string) => ({
  title: texts(path, "h1"),
  head: texts(path, `h1 ~ ${head}`).map((text) => text.replace(/^By .+/, "By {veterinarian}")),
  back: values(path, "article footer a:last-child", "href").slice(-1),
  closing: values(path, bookingLink, "href"),
});

specify("§2, §9 Blog list", [
  ["category filter buttons", () => texts("/blog", "main form button"), categories],
  [
    "5 posts, whose links go to /blog/{slug}",
    () => links("/blog", "main h3 a"),
    articles.map(({ title, path }) => `${title} → ${path}`),
  ],
  [
    "category, date and reading time of the posts",
    () => texts("/blog", `main ${head}`),
    articles.flatMap((article) => article.head),
  ],
  [
    "§3 title, excerpt, icon",
    () => countIn("/blog", "main div:has(> span img):has(h3 a)", "h3, h3 + p, img"),
    [3, 3, 3, 3, 3],
  ],
]);

specify(
  "§2 Blog articles",
  articles.map(({ title, path, head: fields }) => [
    [title, ...fields].join(" | "),
    () => onItsPage(path),
    {
      title: [title],
      head: [...fields, "By {veterinarian}"],
      back: ["/blog"],
      closing: ["{booking}"],
    },
  ]),
);

specify("§2 Blog articles", [
  [
    "closing link labels",
    () => articles.slice(1).flatMap(({ path }) => texts(path, bookingLink)),
    [
      "Schedule a Dental Checkup",
      "Schedule a Senior Pet Checkup",
      "Schedule Your First Visit",
      "Schedule an Allergy Consultation",
    ],
  ],
  [
    "First visit: a telephone link labelled Have Questions?",
    () => links("/blog/first-visit", `${closing} a[href^="tel:"]`),
    ["Have Questions? → tel:{phone}"],
  ],
  [
    "dental: a three-phase brushing guide",
    () => texts("/blog/pet-dental-care", guide).map((text) => text.replace(/:.*: /, ": ")),
    [
      "Week 1: Mouth handling",
      "Week 2: Toothbrush introduction",
      "Week 3 and beyond: Actual brushing",
    ],
  ],
]);
