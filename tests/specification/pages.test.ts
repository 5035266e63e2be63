import { paths } from "../support/built.ts";
import {
  address,
  closing,
  count,
  countIn,
  links,
  onContact,
  page,
  part,
  specify,
  texts,
  values,
} from "./specify.ts";

specify("§2 Home", {
  "hero with booking and call buttons": [
    () => values("/", ".home-hero .buttons a", "href"),
    ["tel:{phone}", "{booking}"],
  ],
  "visit-us block with address": [() => texts("/", `${part("visit")} dd`)[0], address],
  "visit-us block with directions link": [
    () => count("/", `${part("visit")} a[href^="https://www.google.com/maps/dir/"]`),
    1,
  ],
  "visit-us block with an embedded map": [() => count("/", `${part("visit")} iframe`), 1],
});

specify("§2 About", {
  "story, stats, a doctor biography and a philosophy section": [
    () => values("/about", "main h2:is(#story, #stats, #doctor, #philosophy)", "id"),
    ["story", "stats", "doctor", "philosophy"],
  ],
});

const services = paths.filter((path) => path.startsWith("/services/"));

for (const path of services) {
  const listed = `article:has(a[href="${path}"])`;
  specify(`§2 Services: ${path}`, {
    "in the list: a description": [() => count("/services", `${listed} h3 ~ p:not(:has(a))`), 1],
    "in the list: Learn More, Schedule Now": [
      () => links("/services", `${listed} .services-item-links a`),
      [`Learn More → ${path}`, "Schedule Now → {booking}"],
    ],
    "an external Schedule Now link": [
      () => [...new Set(links(path, 'main a:contains("Schedule Now")'))],
      ["Schedule Now → {booking}"],
    ],
  });
  if (path === "/services/emergency") continue;
  specify(`§2 Services: ${path}`, {
    "a closing call-to-action": [
      () => links(path, `${closing} a`).sort(),
      ["Book an Appointment → {booking}", "Call {phone} → tel:{phone}"],
    ],
  });
}

specify("§2 Emergency Visits", {
  "a list of six warning signs": [() => count("/services/emergency", "h2#signs + ul > li"), 6],
});

const why = "/why-choose-us";

specify("§2 Why Choose Us", {
  "the comparison sets one beside the other": [
    () => [...new Set(countIn(why, `${part("comparison")} tr`, "th, td"))],
    [3],
  ],
  "a call to action": [
    () => values(why, `${closing} a`, "href").sort(),
    ["tel:{phone}", "{booking}"],
  ],
});

const stories = "/testimonials";

specify("§2 Testimonials", {
  "a month, such as June 2025": [
    () =>
      texts(stories, `${part("reviews")} figure li:last-child`).filter(
        (text) => !/^[A-Z][a-z]+ \d{4}$/.test(text),
      ),
    [],
  ],
  "a Share Your Story form": [
    () => texts(stories, `${part("share")} h2, form [type="submit"]`),
    ["Share Your Story", "Share Your Story"],
  ],
  "§9 textarea: 6 rows": [() => values(stories, "textarea", "rows"), ["6"]],
});

specify("§2 Contact and Service Areas", {
  call: [() => onContact("Call"), "{phone}"],
  "e-mail": [() => onContact("Email"), "{email}"],
  "a map": [() => count("/contact", "main iframe"), 1],
  "§3 landmarks: name, description": [
    () => [...new Set(countIn("/service-areas", `${part("landmarks")} li`, "h3, p"))],
    [2],
  ],
});

const categories = "main section[aria-label]";

specify("§2 Site Map", {
  "hero titled Site Map": [() => texts("/sitemap", "h1"), ["Site Map"]],
  categories: [
    () => texts("/sitemap", `${categories} h2`),
    [
      "Main Pages",
      "Veterinary Services",
      "Service Areas",
      "Blog & Resources",
      "Legal & Information",
    ],
  ],
  "each category with an icon": [() => count("/sitemap", `${categories} h2 :is(img, svg)`), 5],
  "page links: name, path": [
    () => links("/sitemap", `${categories} a`).filter((link) => !/^[^/]+(\/\S*) → \1$/.test(link)),
    [],
  ],
  arrows: [() => [...new Set(countIn("/sitemap", `${categories} a`, "span, svg"))], [3]],
  "page links: all pages": [
    () => paths.filter((path) => !values("/sitemap", `${categories} a`, "href").includes(path)),
    [],
  ],
});

const content = (path: string, name: string) =>
  page(path)(`meta[name="${name}"], meta[property="${name}"]`).attr("content") ?? "";
/** The pages that lack one of these. */
const without = (...names: string[]) =>
  paths.filter((path) => names.some((name) => content(path, name) === ""));
const title = (path: string) => page(path)("title").text();
const tags = ["og:title", "og:description", "og:type", "og:url", "og:image"];
const brand = content("/", "og:site_name");

specify("§2 Metadata", {
  "each page sets a title": [() => new Set(paths.map(title)).size, paths.length],
  "brand suffix added unless present": [
    () => paths.map(title).filter((text) => text.split(brand).length !== 2),
    [],
  ],
  "a description on each page": [() => without("description"), []],
  "a canonical link on each page": [
    () =>
      paths.flatMap((path) =>
        values(path, 'link[rel="canonical"]', "href").map((href = "") => new URL(href).pathname),
      ),
    paths,
  ],
  "social-sharing tags": [() => without(...tags), []],
  robots: [() => paths.filter((path) => content(path, "robots") !== "index, follow"), []],
});
