import { routes } from "./routes.ts";
import { page, specify, values } from "./specify.ts";

const content = (path: string, name: string) =>
  page(path)(`meta[name="${name}"], meta[property="${name}"]`).attr("content") ?? "";
const title = (path: string) => page(path)("title").text();
const tags = ["og:title", "og:description", "og:type", "og:url", "og:image"];
const brand = content("/", "og:site_name");

specify([
  ["§2 Metadata: each page sets a title", () => new Set(routes.map(title)).size, routes.length],
  [
    "§2 Metadata: brand suffix added unless present",
    () => routes.map(title).filter((text) => text.split(brand).length !== 2),
    [],
  ],
  [
    "§2 Metadata: a description on each page",
    () => routes.filter((path) => content(path, "description") === ""),
    [],
  ],
  [
    "§2 Metadata: a canonical link on each page",
    () =>
      routes
        .map((path) => values(path, 'link[rel="canonical"]', "href"))
        .map(([href = ""]) => new URL(href).pathname),
    routes,
  ],
  [
    "§2 Metadata: social-sharing tags",
    () => routes.filter((path) => tags.some((tag) => content(path, tag) === "")),
    [],
  ],
  [
    "§2 Metadata: robots index/follow",
    () => [...new Set(routes.map((path) => content(path, "robots")))],
    ["index, follow"],
  ],
]);

type Node = Record<string, unknown>;

/** The veterinary business in home's structured data. */
function business() {
  const data = JSON.parse(page("/")('script[type="application/ld+json"]').text());
  return data["@graph"].find((node: Node) => String(node["@type"]).includes("VeterinaryCare"));
}

const namesOf = (things: Node[]) => things.map(({ name }) => name);

specify([
  [
    "§2 Structured data: address",
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
    "§2 Structured data: geo, in Travelers Rest",
    () => [business().geo.latitude.toFixed(1), business().geo.longitude.toFixed(1)],
    ["35.0", "-82.4"],
  ],
  [
    "§2, §9 Structured-data hours: Mo-Fr 08:00-17:00",
    () => business().openingHoursSpecification,
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "08:00",
      closes: "17:00",
    },
  ],
  ["§2 Structured data: price range", () => business().priceRange.replace(/^\$+$/, "$"), "$"],
  [
    "§2 Structured data: served areas",
    () => namesOf(business().areaServed),
    ["Travelers Rest, SC", "Greenville, SC", "Easley, SC", "Taylors, SC", "Greer, SC"],
  ],
  [
    "§2 Structured data: services",
    () =>
      namesOf(business().hasOfferCatalog.itemListElement.map((offer: Node) => offer.itemOffered)),
    [
      "Wellness Exams",
      "Vaccinations & Preventive Care",
      "Spay & Neuter Surgery",
      "Breeding Consultations & Services",
      "Dental Care",
      "Pet Surgery",
      "Senior Pet Care",
      "Emergency Visits",
      "Pet Testing and Diagnostics",
      "Imaging Services",
    ],
  ],
]);
