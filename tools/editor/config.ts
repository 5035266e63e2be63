import { globSync } from "node:fs";
import path from "node:path";
import type { CmsConfig, CollectionFile } from "@sveltia/cms";
import { servicePatterns } from "../../app/content-model/collections.ts";
import { readSource } from "../../app/content-model/read-file.ts";
import { notFoundPath } from "../../app/policies/canonical-path.ts";
import { listContentFiles, listSinglePages } from "../../app/prerender/load-site.ts";
import { type Choices, fieldsOf, inWords } from "./fields.ts";

/*
 * The configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics): a form for each
 * content file, in the order in which the owner needs them.
 */

/** Labels by pattern, and the page to preview unless the file is that page's own. */
const everyDay: Record<string, [label: string, page?: string]> = {
  "clinic.yaml": ["Hours and closures, phone, address", "/contact"],
  "notices.yaml": ["Notices at the top of every page"],
  "testimonials.yaml": ["Reviews", "/testimonials"],
  "photos.yaml": ["Photographs", "/about"],
  "questions.yaml": ["Questions people ask", "/contact"],
  "arriving.yaml": ["Parking and the door", "/contact"],
  "money.yaml": ["Costs and prices", "/services"],
  "services/emergency.mdx": ["Emergency page and card", "/services/emergency"],
};

/** The same for the rest; a file that is not listed here is labeled by its name. */
const lessOften: typeof everyDay = {
  "reasons.yaml": ["The six reasons", "/why-choose-us"],
  "visit-kit.yaml": ["Sheet for a first visit", "/blog/first-visit"],
  "life-stages.yaml": ["Table by age, and the reminder", "/services/wellness-exams"],
  "figures.yaml": ["Medical figures", "/services/senior-care"],
  "navigation.yaml": ["Menus and their order", "/sitemap"],
  "labels.yaml": ["Words of buttons and headings"],
  "claims.yaml": ["Claims to confirm"],
};

/** Folders of files; in some, the owner may add and delete files. */
const folders = [
  { name: "articles", label: "Articles", one: "Article", page: "/blog/{{slug}}", isOpen: true },
  { name: "services", label: "Services", one: "Service", page: "/services/{{slug}}" },
  { name: "areas", label: "Towns", one: "Town", page: "/service-areas/{{slug}}", isOpen: true },
  { name: "legal", label: "Privacy and terms", one: "Page", page: "/{{slug}}" },
];

/** @param backend where changes go; on the owner's computer, the folder that she picks */
export function editorConfig(backend: CmsConfig["backend"]): CmsConfig {
  const choices = listChoices();
  const pages = listSinglePages();
  const schemas = new Map(listContentFiles().map(({ pattern, schema }) => [pattern, schema]));
  const formOf = (pattern: string) => {
    const isText = pattern.endsWith(".mdx");
    const schema = schemas.get(pattern);
    if (schema === undefined) throw new Error(`No content file is declared as ${pattern}`);
    const fields = fieldsOf(schema, choices, nameOf(pattern));
    return {
      format: isText ? "yaml-frontmatter" : "yaml",
      fields: (isText ? [...fields, body] : fields) as CollectionFile["fields"],
      editor: { preview: false },
    };
  };
  const file = (pattern: string): CollectionFile => {
    const ownName = inWords(path.parse(pattern).name);
    const [label = ownName, page] = everyDay[pattern] ?? lessOften[pattern] ?? [];
    return {
      name: nameOf(pattern),
      label,
      file: `content/${pattern}`,
      preview_path: page ?? pages.get(pattern) ?? "/",
      ...formOf(pattern),
    };
  };
  const others = [...pages.keys(), ...Object.keys(lessOften), ...schemas.keys()].filter(
    (pattern) => !(pattern in everyDay) && !pattern.includes("*"),
  );
  return {
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
      { name: "clinic", label: "The clinic", files: Object.keys(everyDay).map(file) },
      ...folders.map(({ name, label, one, page, isOpen = false }) => ({
        name,
        label,
        label_singular: one,
        folder: `content/${name}`,
        extension: "mdx",
        identifier_field: name === "areas" ? "name" : "title",
        create: isOpen,
        delete: isOpen,
        // The emergency page has a form of its own.
        ...(name === "services"
          ? { filter: { field: "pattern.kind", value: servicePatterns } }
          : {}),
        preview_path: page,
        ...formOf(`${name}/*.mdx`),
      })),
      { name: "pages", label: "Words of pages", files: [...new Set(others)].map(file) },
    ],
  };
}

const body = {
  name: "body",
  label: "Text",
  widget: "markdown",
  buttons: ["heading-two", "heading-three", "bold", "link", "bulleted-list", "numbered-list"],
  editor_components: [],
  hint: "A tag such as <Warning> stands on a line of its own, as does its end.",
};

/** `pages/home.yaml` as `pages-home`. */
const nameOf = (pattern: string) => pattern.replace(/\.\w+$/, "").replaceAll("/", "-");

/** Lists to pick from, read without validation, since the content may be broken. */
function listChoices(): Choices {
  const named = (pattern: string) => globSync(pattern).map((file) => path.parse(file).name);
  const entries = (folder: string, title: string) =>
    named(`content/${folder}/*.mdx`)
      .sort()
      .map((value) => {
        const told = fieldOf(`content/${folder}/${value}.mdx`, title);
        return { value, label: String(told ?? value) };
      });
  const services = entries("services", "title");
  const articles = entries("articles", "title");
  const areas = entries("areas", "name");
  const under = (base: string, list: typeof services) =>
    list.map(({ value, label }) => ({ value: `${base}/${value}`, label }));
  const posts = under("/blog", articles);
  return {
    services,
    articles,
    areas,
    illustrations: plain(named("app/illustrations/*.svg")),
    drawings: plain(named("app/drawings/*.svg")),
    places: [...plain(["doctor", "team", "door", "parking"]), ...posts],
    categories: plain((fieldOf("content/pages/blog.yaml", "categories") as string[]) ?? []),
    pages: [
      ...plain([...listSinglePages().values()].filter((page) => page !== notFoundPath)),
      ...under("/services", services),
      ...under("/service-areas", areas),
      ...posts,
      ...under("", entries("legal", "title")),
    ],
  };
}

const plain = (list: readonly string[]) =>
  [...list].sort().map((value) => ({ value, label: value }));

const fieldOf = (file: string, field: string) =>
  (readSource(file, file).raw as Record<string, unknown> | undefined)?.[field];
