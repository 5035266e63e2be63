import { paths } from "../built.ts";
import { routes, services } from "./routes.ts";
import { links, says, specify, values } from "./specify.ts";

const everyPage = [...routes, "/404"];

/** The pages on which a part of every page leads elsewhere than at home. */
const otherwiseThanAtHome = (selector: string) =>
  everyPage.filter((path) => String(links(path, selector)) !== String(links("/", selector)));

/** The bar, and on small screens the toggle menu. */
const bar = 'nav[aria-label="Main"] > ul > li';
const inBar = (name: string) => links("/", `${bar}:has(> a:contains("${name}")) > details a`);

specify("§2", [
  ["Routes: each is a page", () => routes.filter((path) => !paths.includes(path)), []],
  ["Every page is wrapped by a shared header", () => otherwiseThanAtHome("body > header a"), []],
  ["Every page is wrapped by a shared footer", () => otherwiseThanAtHome("body > footer a"), []],
]);

specify("§2 Navigation bar", [
  [
    "Home, About Us, Services, Service Areas, Blog, Contact",
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
  [
    "the dropdown of About Us",
    () => inBar("About Us"),
    [
      "About Our Practice → /about",
      "Why Choose Us → /why-choose-us",
      "Testimonials → /testimonials",
    ],
  ],
  [
    "the dropdown of Services: All Services plus the ten service routes",
    () => inBar("Services"),
    ["All Services → /services", ...services.map(({ title, path }) => `${title} → ${path}`)],
  ],
  [
    "the dropdown of Service Areas: All Areas plus the five areas",
    () => inBar("Service Areas"),
    [
      "All Areas → /service-areas",
      "Travelers Rest → /service-areas/travelers-rest",
      "Greenville → /service-areas/greenville",
      "Easley → /service-areas/easley",
      "Taylors → /service-areas/taylors",
      "Greer → /service-areas/greer",
    ],
  ],
  [
    "a phone link and an external Book Appointment button",
    () => links("/", 'header > div > div :is([href^="tel:"], [target="_blank"])'),
    ["{phone} → tel:{phone}", "Book Appointment → {booking}"],
  ],
  [
    "on small screens, the toggle menu has them, too",
    () => links("/", "#menu > div a"),
    ["{phone} → tel:{phone}", "Book Appointment → {booking}"],
  ],
]);

specify("§2 Footer", [
  [
    "quick links",
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
  ["contact info: street", ...says("/", "409 Old Buncombe Rd", "footer b")],
  ["contact info: town", ...says("/", "Travelers Rest, SC 29690", "footer address")],
  [
    "a book-visit link, and contact info: phone, text and e-mail",
    () => values("/", "footer address a:not([href^='/'])", "href"),
    ["{booking}", "tel:{phone}", "sms:{text}", "mailto:{email}"],
  ],
  [
    "legal links",
    () => links("/", "footer nav ~ div:last-child a"),
    [
      "Privacy Policy → /privacy-policy",
      "Terms & Conditions → /terms-conditions",
      "Site Map → /sitemap",
    ],
  ],
]);
