import { readFileSync } from "node:fs";
import { load } from "cheerio";
import sharp from "sharp";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { builtPage, clinicSite } from "../support/built.ts";
import { nodeOf } from "../support/structured-data.ts";

/* What the built pages and files of the clinic in tests/clinic say, to machines and to visitors. */

const origin = "https://www.clinic-of-the-tests.com";
const read = (file: string) => readFileSync(`${clinicSite}/${file}`, "utf8");
const page = (path: string) => builtPage(path, clinicSite);

/** The values of an attribute, of all elements that the selector finds. */
const values = (path: string, selector: string, name: string) =>
  page(path).extract({ found: [{ selector, value: name }] }).found;

const texts = (file: string, selector: string) =>
  load(read(file), { xml: true }).extract({ found: [selector] }).found;

const node = (path: string, type: string) => nodeOf(page(path), type);

test("home describes the clinic, without a review or a rating", () => {
  const clinic = node("/", "VeterinaryCare");
  expect(clinic).toMatchObject({
    name: "Blue Ridge Foothills Animal Clinic & Wellness Center",
    telephone: "+18648344200",
    email: "hello@clinic-of-the-tests.com",
    logo: `${origin}/icon-512.png`,
  });
  expect(node("/", "WebSite").publisher).toMatchObject({ name: clinic.name });
  expect(JSON.stringify(clinic)).not.toMatch(/review|rating/i);
});

test("a page says the way to it, and an article who wrote it, and when", () => {
  expect(node("/services/surgery", "BreadcrumbList").itemListElement).toMatchObject([
    { position: 1, item: `${origin}/` },
    { position: 2, item: `${origin}/services` },
    { position: 3, item: `${origin}/services/surgery` },
  ]);
  const services = ["/services/surgery", emergency].map((path) => node(path, "Service"));
  for (const { provider } of services)
    expect(provider).toMatchObject({ "@id": `${origin}/#clinic` });
  expect(node("/blog/ticks-by-month", "BlogPosting")).toMatchObject({
    headline: "Ticks, month by month",
    datePublished: "2026-10-05T00:00:00-04:00",
    author: { name: "Dr. Maximiliane Featherstonhaugh", worksFor: { "@id": `${origin}/#clinic` } },
    publisher: { "@id": `${origin}/#clinic` },
  });
});

test("no page or file of the public site has a draft or an open question", () => {
  const files = globSync(["**/*", "!licenses/**"], { cwd: clinicSite });
  expect(files.filter((file) => file.includes("unapproved"))).toEqual([]);
  const texts = files.filter((file) => /\.(html|js|xml)$|_redirects$/.test(file));
  // Questions about hedgehogs have no answer, and one is for whoever approves.
  const open = /unapproved|hedgehogs|Who wrote the articles/;
  expect(texts.filter((file) => open.test(read(file)))).toEqual([]);
  expect(page("/services/surgery")("summary").text()).toContain("Does it hurt?");
});

test("robots.txt names the sitemap, which says when articles and policies changed", () => {
  expect(read("robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(texts("sitemap.xml", "url > loc")).toContain(`${origin}/services/microchips`);
  const [privacy, terms] = ["/privacy-policy", "/terms-conditions"].map(
    (path) => values(path, "main time", "datetime")[0],
  );
  const articles = ["2026-10-05", "2026-10-01", "2026-04-08"];
  expect(texts("sitemap.xml", "lastmod")).toEqual([...articles, privacy, terms]);
});

test("a photograph has three sizes in two formats, without the camera's data", async () => {
  for (const photo of ["door", "portrait"]) {
    const files = globSync(`${clinicSite}/assets/${photo}.jpg-????????-*.{avif,jpeg}`);
    expect(files).toHaveLength(6);
    for (const file of files) expect((await sharp(file).metadata()).exif, file).toBeUndefined();
  }
});

const emergency = "/services/emergency";

const reviewer = "Reviewed by Dr. Maximiliane Featherstonhaugh in";

test.each([
  [emergency, ":contains('Upstate Vet Emergency + Specialty Care')"],
  [emergency, ":contains('October 31, 2026')"],
  [emergency, `:contains('${reviewer}') > time:contains('November 2026')`],
  [emergency, "a[href='tel:+18648509911']"],
  [emergency, "a:contains('Directions to')[href$='412+Mills+Ave%2C+Greenville%2C+SC+29605']"],
  ["/contact", "a[href$='@clinic-of-the-tests.com?subject=A%20question%20for%20the%20clinic']"],
])("%s says what the owner has settled: %s", (path, selector) => {
  expect(page(path)(`main ${selector}`)).not.toHaveLength(0);
});

test("a review is in the direction of its script, each line a paragraph, with its stars", () => {
  expect(page("/testimonials")("figcaption b[dir=auto]")).toHaveLength(4);
  expect(page("/testimonials")("blockquote > p[dir=auto]")).toHaveLength(5);
  expect(page("/testimonials")("main").text()).not.toMatch(/Sample/);
  const stars = values("/testimonials", '[role="img"]', "aria-label");
  expect(stars.map(([first]) => first)).toEqual(["5", "4", "5", "3"]);
});

test("services and articles lead to each other, and towns are nearest first", () => {
  const hrefs = (path: string, start: string) => values(path, `main a[href^="${start}"]`, "href");
  expect(hrefs("/blog/senior-pets", "/services/")).toContain("/services/surgery");
  expect(hrefs("/services/surgery", "/blog/")).toContain("/blog/senior-pets");
  const towns = hrefs("/service-areas", "/service-areas/");
  expect([...new Set(towns)]).toEqual(
    ["travelers-rest", "taylors", "greer"].map((town) => `/service-areas/${town}`),
  );
});
