import { routes } from "./routes.ts";
import { links, specify, texts, values, words } from "./specify.ts";

const everyPage = [...routes, "/404"];

/** The pages to which no way of links leads from home. */
function findUnlinked(): string[] {
  const found = new Set(["/"]);
  for (const path of found) {
    for (const href of values(path, 'a[href^="/"]', "href")) {
      const { pathname } = new URL(href ?? "", "https://example.org");
      if (!pathname.includes(".")) found.add(pathname);
    }
  }
  return routes.filter((path) => !found.has(path));
}

/** The pages on which a part of every page leads elsewhere than at home. */
const otherwiseThanAtHome = (selector: string) =>
  everyPage.filter((path) => String(links(path, selector)) !== String(links("/", selector)));

const about = [
  "About Our Practice → /about",
  "Why Choose Us → /why-choose-us",
  "Testimonials → /testimonials",
];
const services = [
  "All Services → /services",
  "Wellness Exams → /services/wellness-exams",
  "Vaccinations & Preventive Care → /services/vaccinations",
  "Spay & Neuter Surgery → /services/spay-neuter",
  "Breeding Consultations & Services → /services/breeding",
  "Dental Care → /services/dental",
  "Pet Surgery → /services/surgery",
  "Senior Pet Care → /services/senior-care",
  "Emergency Visits → /services/emergency",
  "Pet Testing and Diagnostics → /services/diagnostics",
  "Imaging Services → /services/imaging",
];
const areas = [
  "All Areas → /service-areas",
  "Travelers Rest → /service-areas/travelers-rest",
  "Greenville → /service-areas/greenville",
  "Easley → /service-areas/easley",
  "Taylors → /service-areas/taylors",
  "Greer → /service-areas/greer",
];

/** The bar, and on small screens the toggle menu. */
const bar = 'nav[aria-label="Main"] > ul > li';
const inBar = (name: string) => links("/", `${bar}:has(> a:contains("${name}")) > details a`);

specify([
  ["§2 Routes: each is linked", findUnlinked, []],
  ["§2 Every page is wrapped by a shared header", () => otherwiseThanAtHome("body > header a"), []],
  ["§2 Every page is wrapped by a shared footer", () => otherwiseThanAtHome("body > footer a"), []],
]);

specify([
  [
    "§2 Navigation bar: Home, About Us, Services, Service Areas, Blog, Contact",
    () => links("/", `${bar} > a`),
    [
      "Home → /",
      "About Us → /about",
      "Services → /services",
      "Service Areas → /service-areas",
      "Blog → /blog",
      "Contact → /contact",
    ],
  ],
  ["§2 Navigation bar: the dropdown of About Us", () => inBar("About Us"), about],
  [
    "§2 Navigation bar: the dropdown of Services: All Services plus the ten service routes",
    () => inBar("Services"),
    services,
  ],
  [
    "§2 Navigation bar: the dropdown of Service Areas: All Areas plus the five areas",
    () => inBar("Service Areas"),
    areas,
  ],
  [
    "§2 Navigation bar: these three have a dropdown",
    () => texts("/", `${bar}:has(> details) > a`),
    ["About Us", "Services", "Service Areas"],
  ],
  [
    "§2 Navigation bar: a phone link",
    () => links("/", 'header > div > div a[href^="tel:"]'),
    ["{phone} → tel:{phone}"],
  ],
  [
    "§2 Navigation bar: an external Book Appointment button",
    () => links("/", 'header > div > div a[target="_blank"]'),
    ["Book Appointment → {booking}"],
  ],
  [
    "§2 Small screens: the toggle menu has a phone link and an external Book Appointment button, too",
    () => links("/", "#menu > div a"),
    ["{phone} → tel:{phone}", "Book Appointment → {booking}"],
  ],
]);

specify([
  [
    "§2 Footer: quick links",
    () => links("/", "footer nav a"),
    [
      "About Us → /about",
      "Services → /services",
      "Why Choose Us → /why-choose-us",
      "Testimonials → /testimonials",
      "Service Areas → /service-areas",
      "Blog → /blog",
    ],
  ],
  [
    "§2 Footer: contact info: street",
    () => words("/", /\d+ .* Rd/, "footer b"),
    "409 Old Buncombe Rd",
  ],
  [
    "§2 Footer: contact info: town",
    () => words("/", /Travelers Rest.*/, "footer address"),
    "Travelers Rest, SC 29690",
  ],
  [
    "§2 Footer: a book-visit link, and contact info: phone, text and e-mail",
    () => values("/", "footer address a:not([href^='/'])", "href"),
    ["{booking}", "tel:{phone}", "sms:{text}", "mailto:{email}"],
  ],
  [
    "§2 Footer: legal links",
    () => links("/", "footer nav ~ div:last-child a"),
    [
      "Privacy Policy → /privacy-policy",
      "Terms & Conditions → /terms-conditions",
      "Site Map → /sitemap",
    ],
  ],
]);

specify([
  ["§2 Not-found page: heading 404", () => texts("/404", "h1"), ["404"]],
  [
    "§2 Not-found page: text Oops! Page not found",
    () => texts("/404", "main p")[0],
    "Oops! Page not found",
  ],
  [
    "§2 Not-found page: a Return to Home link to /",
    () => links("/404", 'main a[href="/"]'),
    ["Return to Home → /"],
  ],
]);
