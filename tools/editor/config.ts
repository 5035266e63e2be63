import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CmsConfig, Field } from "@sveltia/cms";
import type { z } from "zod";
import { photoPlaces } from "../../src/content/choices.ts";
import { type CollectionName, collections } from "../../src/content/collections.ts";
import type { ContentFile } from "../../src/content/content-file.ts";
import { readSource } from "../../src/content/read-file.ts";
import { notFoundPath, offlinePath } from "../../src/policies/canonical-path.ts";
import { findPictures } from "../../src/site/pictures.ts";
import { entryPath, listContentFiles, singlePages } from "../../src/site/routes.ts";
import { type Choices, fieldsOf, humanize, singular } from "./fields.ts";

/*
 * The configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics): a form for each
 * content file, what the owner needs most first.
 */

/**
 * Files at the root of content/ in menu order: the label, and a page to preview. A file that is not
 * listed is labeled by its name.
 */
const labels: Record<string, [label: string, page?: string]> = {
  "clinic.yaml": ["Hours and closures, phone, address", "/contact"],
  "notices.yaml": ["Notices at the top of every page"],
  "testimonials.yaml": ["Reviews", "/testimonials"],
  "photos.yaml": ["Photographs", "/about"],
  "questions.yaml": ["Questions people ask", "/contact"],
  "arriving.yaml": ["Parking and the door", "/contact"],
  "money.yaml": ["Costs and prices", "/services"],
  "reasons.yaml": ["The six reasons", "/why-choose-us"],
  "visit-kit.yaml": ["Sheet for a first visit", "/blog/first-visit"],
  "life-stages.yaml": ["Table by age", "/services/wellness-exams"],
  "figures.yaml": ["Medical figures", "/services/senior-care"],
  "navigation.yaml": ["Menus and their order", "/sitemap"],
  "labels.yaml": ["Buttons and headings"],
  "redirects.yaml": ["Addresses of pages that moved"],
  "claims.yaml": ["Claims to confirm"],
};

/** The menu: the folders of content/, with its root as `clinic`. */
const folders: Record<string, { label: string; open?: ContentFile[] }> = {
  clinic: { label: "The clinic" },
  // In open folders the owner may add files, and delete them, even the last one.
  articles: { label: "Articles", open: collections.articles },
  services: { label: "Services" },
  areas: { label: "Towns", open: collections.areas },
  legal: { label: "Privacy and terms" },
  pages: { label: "Page text" },
};

/** Of single pages, by the pattern of their content file. */
const paths = new Map(singlePages.map(({ content, path }) => [content.pattern, path]));

type Form = ReturnType<typeof formOf> & { schema: z.ZodType };

/** The forms by content file, in the order of the menu. */
export function listForms(): Map<string, Form> {
  const order = Object.keys(labels);
  const declared = listContentFiles().sort(
    (a, b) => order.indexOf(a.pattern) - order.indexOf(b.pattern),
  );
  const forms = new Map<string, Form>();
  for (const { pattern, schema } of declared) {
    for (const file of globSync(`content/${pattern}`).sort()) {
      // If two patterns match, the first wins.
      if (!forms.has(file)) forms.set(file, { ...formOf(file), schema });
    }
  }
  return forms;
}

/** @returns also the page that shows the file's content */
function formOf(file: string) {
  const pattern = path.relative("content", file);
  const { dir, name, ext } = path.parse(pattern);
  const folder = dir || "clinic";
  const title = ext === ".mdx" ? entryName(read(file)) : undefined;
  const isEntry = folder in collections;
  const [label = title ?? humanize(name), shown = paths.get(pattern) ?? "/"] =
    labels[pattern] ?? [];
  return {
    file,
    folder,
    name,
    label,
    hash: `#/collections/${folder}/entries/${name}`,
    title: `${folders[folder]?.label}, ${label}`,
    page: isEntry
      ? entryPath(folder as CollectionName, name)
      : pattern === "photos.yaml"
        ? pageOfLastPhoto(file)
        : shown,
  };
}

/** A town by its name, any other entry by its title; undefined if it has none that can be read. */
export const entryName = ({ name, title }: Record<string, unknown>): string | undefined =>
  [name, title].find((one) => typeof one === "string");

/** The page that shows the photo at the end of the list, where a new one is added. */
function pageOfLastPhoto(file: string): string {
  const { place } = Object(Object.values(read(file)).at(-1));
  if (place === "team") return "/";
  if (place === "door" || place === "parking") return "/contact";
  return place?.startsWith("/") ? place : "/about";
}

/** A text in which content files have the names of their forms, and folders those of their lists. */
export function nameForms(text: string): string {
  return text.replace(/content\/[\w/-]+(\.yaml|\.mdx)?/g, (file, ending?: string) => {
    const place = path.relative("content", file);
    if (ending && (existsSync(file) || path.dirname(place) in folders)) return formOf(file).title;
    return folders[place]?.label ?? file;
  });
}

/** A file's fields, not validated, since the content may be broken. */
function read(file: string): Record<string, unknown> {
  return Object(readSource(file, file).raw);
}

/** @param backend where changes go; on the owner's computer, the folder that she picks */
export function editorConfig(backend: CmsConfig["backend"]): CmsConfig {
  const forms = [...listForms().values()];
  const choices = listChoices(forms);
  const fieldsIn = (file: string, schema: z.ZodType) => {
    const fields = fieldsOf(schema, choices, path.parse(file).name);
    return file.endsWith(".mdx") ? [...fields, body] : fields;
  };
  return {
    backend,
    app_title: "The website, in forms",
    media_folder: "content/photos",
    public_folder: "/",
    media_libraries: { default: { config: { slugify_filename: true, transformations } } },
    editor: { preview: false },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: Object.entries(folders).map(([collection, { label, open = [] }]) => {
      const [entry] = open;
      if (entry === undefined) {
        const files = forms
          .filter(({ folder }) => folder === collection)
          .map(({ name, label, file, schema }) => {
            return { name, label, file, fields: fieldsIn(file, schema) };
          });
        return { name: collection, label, files };
      }
      const fields = fieldsIn(entry.pattern, entry.schema);
      return {
        name: collection,
        label,
        label_singular: singular(label),
        folder: `content/${collection}`,
        extension: "mdx",
        identifier_field: fields[0]?.name,
        fields,
      };
    }),
  };
}

/** What a phone takes is smaller than this when it is stored, and without its place and camera. */
const transformations = {
  raster_image: { format: "webp", quality: 88, width: 2400, height: 2400 },
} as const;

const body: Field = {
  name: "body",
  label: "Text",
  widget: "markdown",
  buttons: ["heading-two", "heading-three", "bold", "link", "bulleted-list", "numbered-list"],
  // page/forms.js has them.
  editor_components: ["Warning", "CallLink", "PoisonLines"],
  hint: "**Insert** adds a red box, the poison lines or a link that calls you. After that link, press Backspace to go on in the same line.",
};

/** What fields offer to pick from. */
export function listChoices(forms: readonly Form[]): Choices {
  const entriesOf = (wanted: string) =>
    forms
      .filter(({ folder }) => folder === wanted)
      .map(({ name, label }) => ({ value: name, label }));
  return {
    services: entriesOf("services"),
    areas: entriesOf("areas"),
    pictures: listPictures().map((name) => ({ value: name, label: humanize(name) })),
    categories: (read("content/pages/blog.yaml").categories as string[]) ?? [],
    places: [
      ...photoPlaces,
      ...forms.flatMap(({ folder, page }) => (folder === "articles" ? page : [])),
    ],
    pages: [...new Set(forms.map(({ page }) => page))]
      .filter((page) => page !== notFoundPath && page !== offlinePath)
      .sort(),
  };
}

/** The names of the pictures: first those for a whole page, then those for a part of one. */
function listPictures(): string[] {
  const names = globSync("src/illustrations/*.svg").map((file) => path.parse(file).name);
  const isForPart = (name: string) => !/^(article|service|town)-/.test(name);
  return names.sort().sort((a, b) => Number(isForPart(a)) - Number(isForPart(b)));
}

/** A page with every picture and its name, which the hint of a picture links to. */
export function picturesPage(): string {
  const { picture, pictureFiles } = findPictures();
  const figures = listPictures().map((name) => {
    const svg = encodeURIComponent(pictureFiles.get(picture(name).src) ?? "");
    return `<figure><img src="data:image/svg+xml,${svg}" alt=""><figcaption>${humanize(name)}</figcaption></figure>`;
  });
  const page = readFileSync("tools/editor/page/pictures.html", "utf8");
  return page.replace("</body>", () => `${figures.join("\n")}</body>`);
}
