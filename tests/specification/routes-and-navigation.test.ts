import { paths } from "../support/built.ts";
import { address, atLeast, everyPage, links, specify, texts } from "./specify.ts";

/** Other services, towns and articles come and go. */
const routes = `
  / /about /services /services/emergency /why-choose-us /testimonials /blog /contact /service-areas
  /sitemap /privacy-policy /terms-conditions
`
  .trim()
  .split(/\s+/);

/** The pages on which a part of every page leads elsewhere than at home. */
const otherwiseThanAtHome = (selector: string) =>
  everyPage.filter((path) => String(links(path, selector)) !== String(links("/", selector)));

/** The bar, and on small screens the toggle menu. */
const bar = 'nav[aria-label="Main"] > ul > li';
const callsOrBooks = '[href^="tel:"], [target="_blank"]';

specify("§2", {
  "Routes: each is a page": [() => routes.filter((path) => !paths.includes(path)), []],
  "Every page is wrapped by a shared header": [() => otherwiseThanAtHome("body > header a"), []],
  "Every page is wrapped by a shared footer": [() => otherwiseThanAtHome("body > footer a"), []],
});

specify("§2 Navigation bar", {
  "Home, About Us, Services, Service Areas, Blog, Contact": [
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
  "the dropdown of About Us": [
    // First: what people look for there may follow.
    () => links("/", `${bar}:has(> a:contains("About Us")) > details a`).slice(0, 3),
    [
      "About Our Practice → /about",
      "Why Choose Us → /why-choose-us",
      "Testimonials → /testimonials",
    ],
  ],
  "a phone link and an external Book Appointment button": [
    () => links("/", `header :is(${callsOrBooks}):not(nav *)`),
    ["{phone} → tel:{phone}", "Book Appointment → {booking}"],
  ],
  "on small screens, the toggle menu has them, too": [
    () => links("/", `#menu :is(${callsOrBooks})`),
    ["{phone} → tel:{phone}", "Book Appointment → {booking}"],
  ],
});

specify("§2 Footer", {
  "quick links": [
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
  // Its street is in a line of its own.
  "contact info: address": [
    () => texts("/", "footer address p:has(b)"),
    [address.replace(",", "")],
  ],
  "legal links": [
    () => links("/", "footer li a:not(nav *)"),
    atLeast([
      "Privacy Policy → /privacy-policy",
      "Terms & Conditions → /terms-conditions",
      "Site Map → /sitemap",
    ]),
  ],
});
