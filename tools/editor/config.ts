import { globSync } from "node:fs";
import path from "node:path";
import type { CmsConfig, CollectionFile } from "@sveltia/cms";
import { servicePatterns } from "../../app/content-model/collections.ts";
import { readSource } from "../../app/content-model/read-file.ts";
import { notFoundPath } from "../../app/policies/canonical-path.ts";
import { listContentFiles, listSinglePages } from "../../app/prerender/load-site.ts";
import { type Choices, fieldsOf } from "./fields.ts";

/*
 * The configuration of Sveltia CMS: what the menu of the forms lists, in the order of the owner’s
 * work, and a form for each file of content (https://sveltiacms.app/en/docs/config-basics).
 */

/** A file’s pattern, its label, and the page that shows it where that is not its own. */
type Listed = readonly [pattern: string, label: string, page?: string];

const everyDay: readonly Listed[] = [
  ["clinic.yaml", "Hours and closures, phone, address", "/contact"],
  ["notices.yaml", "Notices at the top of every page", "/"],
  ["testimonials.yaml", "Reviews", "/testimonials"],
  ["photos.yaml", "Photographs", "/about"],
  ["questions.yaml", "Questions people ask", "/contact"],
  ["arriving.yaml", "Parking and the door", "/contact"],
  ["money.yaml", "Costs and prices", "/services"],
  ["services/emergency.mdx", "Emergency page and card", "/services/emergency"],
];

const wordsOfPages: readonly Listed[] = [
  ["pages/home.yaml", "Home"],
  ["pages/about.yaml", "About"],
  ["pages/why-choose-us.yaml", "Why Choose Us"],
  ["pages/services.yaml", "Services"],
  ["pages/service-areas.yaml", "Service Areas"],
  ["pages/blog.yaml", "Blog"],
  ["pages/testimonials.yaml", "Testimonials"],
  ["pages/contact.yaml", "Contact"],
  ["pages/sitemap.yaml", "Site Map"],
  ["pages/not-found.yaml", "Page not found"],
  ["pages/offline.yaml", "Offline page"],
  ["reasons.yaml", "The six reasons", "/why-choose-us"],
  ["visit-kit.yaml", "Sheet for a first visit", "/blog/first-visit"],
  ["life-stages.yaml", "Table by age, and the reminder", "/services/senior-care"],
  ["figures.yaml", "Medical figures", "/services/senior-care"],
  ["navigation.yaml", "Menus and their order", "/sitemap"],
  ["labels.yaml", "Words of buttons and headings", "/"],
  ["claims.yaml", "Claims to confirm", "/"],
];

/** Folders of files; of some, she adds and deletes files. */
const folders = [
  { name: "articles", label: "Articles", one: "Article", page: "/blog/{{slug}}", isHers: true },
  { name: "services", label: "Services", one: "Service", page: "/services/{{slug}}" },
  { name: "areas", label: "Towns", one: "Town", page: "/service-areas/{{slug}}", isHers: true },
  { name: "legal", label: "Privacy and terms", one: "Page", page: "/{{slug}}" },
];

/** @param backend where changes go; on the owner’s computer, the folder that she picks */
export function editorConfig(backend: CmsConfig["backend"]): CmsConfig {
  const choices = listChoices();
  const pages = listSinglePages();
  const schemas = new Map(listContentFiles().map(({ pattern, schema }) => [pattern, schema]));
  const formOf = (pattern: string) => {
    const schema = schemas.get(pattern);
    if (schema === undefined) throw new Error(`No content file is declared as ${pattern}`);
    schemas.delete(pattern);
    const body = {
      name: "body",
      label: "Text",
      widget: "markdown",
      buttons: ["heading-two", "heading-three", "bold", "link", "bulleted-list", "numbered-list"],
      editor_components: [],
      hint: "A tag such as <Warning> stands on a line of its own, as does its end.",
    };
    const isText = pattern.endsWith(".mdx");
    return {
      format: isText ? "yaml-frontmatter" : "yaml",
      fields: [
        ...fieldsOf(schema, choices, nameOf(pattern)),
        ...(isText ? [body] : []),
      ] as CollectionFile["fields"],
      editor: { preview: false },
    };
  };
  const file = ([pattern, label, page]: Listed): CollectionFile => ({
    name: nameOf(pattern),
    label,
    file: `content/${pattern}`,
    preview_path: page ?? pages.get(pattern) ?? "/",
    ...formOf(pattern),
  });
  const config: CmsConfig = {
    load_config_file: false,
    backend,
    app_title: "The website, in forms",
    media_folder: "content/photos",
    public_folder: "/",
    media_libraries: { default: { config: { slugify_filename: true } } },
    show_preview_links: false,
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: [
      { name: "clinic", label: "The clinic", files: everyDay.map(file) },
      ...folders.map(({ name, label, one, page, isHers = false }) => ({
        name,
        label,
        label_singular: one,
        folder: `content/${name}`,
        extension: "mdx",
        identifier_field: name === "areas" ? "name" : "title",
        create: isHers,
        delete: isHers,
        // The emergency page has a form of its own.
        ...(name === "services"
          ? { filter: { field: "pattern.kind", value: servicePatterns } }
          : {}),
        preview_path: page,
        ...formOf(`${name}/*.mdx`),
      })),
      { name: "pages", label: "Words of pages", files: wordsOfPages.map(file) },
    ],
  };
  if (schemas.size > 0) throw new Error(`No form for ${[...schemas.keys()].join(", ")}`);
  return config;
}

/** `pages/home.yaml` as `pages-home`. */
const nameOf = (pattern: string) => pattern.replace(/\.\w+$/, "").replaceAll("/", "-");

/** What fields may name, found without judging the content, which may be broken. */
function listChoices(): Choices {
  const entries = (folder: string, title: string) =>
    globSync(`content/${folder}/*.mdx`)
      .sort()
      .map((file) => {
        const value = path.basename(file, ".mdx");
        return { value, label: String(fieldOf(file, title) ?? value) };
      });
  const pictures = (folder: string) =>
    names(globSync(`app/${folder}/*.svg`).map((file) => path.basename(file, ".svg")));
  const services = entries("services", "title");
  const articles = entries("articles", "title");
  const areas = entries("areas", "name");
  const under = (base: string, list: typeof services) =>
    list.map(({ value, label }) => ({ value: `${base}/${value}`, label }));
  return {
    services,
    articles,
    areas,
    illustrations: pictures("illustrations"),
    drawings: pictures("drawings"),
    places: [...names(["doctor", "team", "door", "parking"]), ...under("/blog", articles)],
    categories: names((fieldOf("content/pages/blog.yaml", "categories") as string[]) ?? []),
    pages: [
      ...names([...listSinglePages().values()].filter((page) => page !== notFoundPath)),
      ...under("/services", services),
      ...under("/service-areas", areas),
      ...under("/blog", articles),
      ...under("", entries("legal", "title")),
    ],
  };
}

const names = (list: readonly string[]) =>
  [...list].sort().map((value) => ({ value, label: value }));

const fieldOf = (file: string, field: string) =>
  (readSource(file, file).raw as Record<string, unknown> | undefined)?.[field];
