import { countIn, links, part, specify, texts, values } from "./specify.ts";

const articles = [
  {
    title: "Summer Pet Safety",
    path: "/blog/summer-pet-safety",
    head: ["Seasonal Care", "June 15, 2024", "5 min"],
  },
  {
    title: "Pet dental care at home",
    path: "/blog/pet-dental-care",
    head: ["Pet Care Tips", "May 28, 2024", "4 min"],
  },
  {
    title: "Senior pet care",
    path: "/blog/senior-pet-care",
    head: ["Senior Care", "April 22, 2024", "6 min"],
  },
  {
    title: "First visit",
    path: "/blog/first-visit",
    head: ["New Clients", "April 8, 2024", "4 min"],
  },
  {
    title: "Spring allergies",
    path: "/blog/spring-allergies",
    head: ["Seasonal Care", "March 15, 2024", "5 min"],
  },
];

/** Category, date and reading time are in one paragraph, of an article with its author. */
const head = "p:has(time) > *";
const bookingLink = `${part("closing-call")} a[target="_blank"]`;
const guide = 'main li > h3:contains("Week ")';

const onItsPage = (path: string) => ({
  title: texts(path, "h1"),
  head: texts(path, `h1 ~ ${head}`).map((text) => text.replace(/^By .+/, "By {veterinarian}")),
  back: values(path, "article footer a:last-child", "href").slice(-1),
  closing: values(path, bookingLink, "href"),
});

specify([
  [
    "§2, §9 Blog list: category filter buttons",
    () => texts("/blog", "main form button"),
    ["All Posts", "Pet Care Tips", "Seasonal Care", "Senior Care", "New Clients"],
  ],
  [
    "§2, §9 Blog list: 5 posts, whose links go to /blog/{slug}",
    () => links("/blog", "main h3 a"),
    articles.map(({ title, path }) => `${title} → ${path}`),
  ],
  [
    "§2 Blog list: category, date and reading time of the posts",
    () => texts("/blog", `main ${head}`),
    articles.flatMap((article) => article.head),
  ],
  [
    "§3 Blog post: title, excerpt, icon",
    () => countIn("/blog", "main div:has(> span img):has(h3 a)", "h3, h3 + p, img"),
    [3, 3, 3, 3, 3],
  ],
]);

specify(
  articles.map(({ title, path, head: fields }) => [
    `§2 Blog articles: ${[title, ...fields].join(" | ")}`,
    () => onItsPage(path),
    {
      title: [title],
      head: [...fields, "By {veterinarian}"],
      back: ["/blog"],
      closing: ["{booking}"],
    },
  ]),
);

specify(
  [
    ["/blog/pet-dental-care", "Schedule a Dental Checkup"],
    ["/blog/senior-pet-care", "Schedule a Senior Pet Checkup"],
    ["/blog/first-visit", "Schedule Your First Visit"],
    ["/blog/spring-allergies", "Schedule an Allergy Consultation"],
  ].map(([path = "", label]) => [
    `§2 Blog articles: closing link label: ${label}`,
    () => texts(path, bookingLink),
    [label],
  ]),
);

specify([
  [
    "§2 Blog articles: First visit: a telephone link labelled Have Questions?",
    () => links("/blog/first-visit", `${part("closing-call")} a[href^="tel:"]`),
    ["Have Questions? → tel:{phone}"],
  ],
  [
    "§2 Blog articles: dental: a three-phase brushing guide by weeks",
    () => texts("/blog/pet-dental-care", guide).map((text) => text.replace(/:.*/, "")),
    ["Week 1", "Week 2", "Week 3 and beyond"],
  ],
  [
    "§2 Blog articles: dental: mouth handling, toothbrush introduction, actual brushing",
    () => texts("/blog/pet-dental-care", guide).map((text) => text.replace(/.*: /, "")),
    ["Mouth handling", "Toothbrush introduction", "Actual brushing"],
  ],
]);
