import { routes, services } from "./routes.ts";
import { page, specify, values } from "./specify.ts";

const content = (path: string, name: string) =>
  page(path)(`meta[name="${name}"], meta[property="${name}"]`).attr("content") ?? "";
/** The pages that lack one of these. */
const without = (...names: string[]) =>
  routes.filter((path) => names.some((name) => content(path, name) === ""));
const title = (path: string) => page(path)("title").text();
const tags = ["og:title", "og:description", "og:type", "og:url", "og:image"];
const brand = content("/", "og:site_name");

specify("§2 Metadata", [
  ["each page sets a title", () => new Set(routes.map(title)).size, routes.length],
  [
    "brand suffix added unless present",
    () => routes.map(title).filter((text) => text.split(brand).length !== 2),
    [],
  ],
  ["a description on each page", () => without("description"), []],
  [
    "a canonical link on each page",
    () =>
      routes.flatMap((path) =>
        values(path, 'link[rel="canonical"]', "href").map((href = "") => new URL(href).pathname),
      ),
    routes,
  ],
  ["social-sharing tags", () => without(...tags), []],
  ["robots", () => routes.filter((path) => content(path, "robots") !== "index, follow"), []],
]);

type Node = Record<string, unknown>;

/** The veterinary business in home's structured data. */
function business() {
  const data = JSON.parse(page("/")('script[type="application/ld+json"]').text());
  return data["@graph"].find((node: Node) => String(node["@type"]).includes("VeterinaryCare"));
}

const namesOf = (things: Node[]) => things.map(({ name }) => name);

specify("§2, §9 Structured data", [
  [
    "address",
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
  [
    "geo, in Travelers Rest",
    () => [business().geo.latitude.toFixed(1), business().geo.longitude.toFixed(1)],
    ["35.0", "-82.4"],
  ],
  [
    "hours: Mo-Fr 08:00-17:00",
    () => business().openingHoursSpecification,
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "08:00",
      closes: "17:00",
    },
  ],
  ["price range", () => business().priceRange.replace(/^\$+$/, "$"), "$"],
  [
    "served areas",
    () => namesOf(business().areaServed),
    ["Travelers Rest, SC", "Greenville, SC", "Easley, SC", "Taylors, SC", "Greer, SC"],
  ],
  [
    "services",
    () =>
      namesOf(business().hasOfferCatalog.itemListElement.map((offer: Node) => offer.itemOffered)),
    services.map(({ title }) => title),
  ],
]);
