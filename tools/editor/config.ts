import { globSync } from "node:fs";
import path from "node:path";
import type { CmsConfig, CollectionFile, Field } from "@sveltia/cms";
import { photoPlaces } from "../../app/content-model/choices.ts";
import { servicePatterns } from "../../app/content-model/collections.ts";
import { readSource } from "../../app/content-model/read-file.ts";
import { notFoundPath } from "../../app/policies/canonical-path.ts";
import { listContentFiles, listSinglePages } from "../../app/prerender/load-site.ts";
import { type Choices, fieldsOf, inWords, singular } from "./fields.ts";

/*
 * The configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics): a form for each
 * content file, in the order in which the owner needs them.
 */

/** Labels by file, and the page to preview unless the file is that page's own. */
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
  { name: "articles", label: "Articles", base: "/blog/", isOpen: true },
  { name: "services", label: "Services", base: "/services/", isOpen: false },
  { name: "areas", label: "Towns", base: "/service-areas/", isOpen: true },
  { name: "legal", label: "Privacy and terms", base: "/", isOpen: false },
];

/** The form of a content file, and the page that shows what the file says. */
export function formOf(file: string): { hash: string; title: string; page: string } {
  const pattern = file.replace("content/", "");
  const { dir, name } = path.parse(pattern);
  const [label = inWords(name), page] = everyDay[pattern] ?? lessOften[pattern] ?? [];
  const folder = pattern in everyDay ? undefined : folders.find((one) => one.name === dir);
  const collection = folder?.name ?? (pattern in everyDay ? "clinic" : "pages");
  return {
    hash: `#/collections/${collection}/entries/${name}`,
    title: folder === undefined ? label : `${folder.label}, ${name}`,
    page: folder ? folder.base + name : (page ?? listSinglePages().get(pattern) ?? "/"),
  };
}

/** @param backend where changes go; on the owner's computer, the folder that she picks */
export function editorConfig(backend: CmsConfig["backend"]): CmsConfig {
  const choices = listChoices();
  const schemas = new Map(listContentFiles().map(({ pattern, schema }) => [pattern, schema]));
  const fieldsIn = (pattern: string) => {
    const schema = schemas.get(pattern);
    if (schema === undefined) throw new Error(`No content file is declared as ${pattern}`);
    const fields = fieldsOf(schema, choices, path.parse(pattern).name);
    return pattern.endsWith(".mdx") ? [...fields, body] : fields;
  };
  const formsOf = (patterns: Iterable<string>) =>
    [...patterns].map(
      (pattern): CollectionFile => ({
        name: path.parse(pattern).name,
        label: formOf(pattern).title,
        file: `content/${pattern}`,
        fields: fieldsIn(pattern),
      }),
    );
  const others = [...listSinglePages().keys(), ...Object.keys(lessOften), ...schemas.keys()].filter(
    (pattern) => !(pattern in everyDay) && !pattern.includes("*"),
  );
  return {
    backend,
    app_title: "The website, in forms",
    media_folder: "content/photos",
    public_folder: "/",
    media_libraries: { default: { config: { slugify_filename: true } } },
    editor: { preview: false },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: [
      { name: "clinic", label: "The clinic", files: formsOf(Object.keys(everyDay)) },
      ...folders.map(({ name, label, isOpen }) => {
        const fields = fieldsIn(`${name}/*.mdx`);
        return {
          name,
          label,
          label_singular: singular(label),
          folder: `content/${name}`,
          extension: "mdx",
          identifier_field: fields[0]?.name,
          create: isOpen,
          delete: isOpen,
          // The emergency page has a form of its own.
          filter:
            name === "services" ? { field: "pattern.kind", value: servicePatterns } : undefined,
          fields,
        };
      }),
      { name: "pages", label: "Words of pages", files: formsOf(new Set(others)) },
    ],
  };
}

const body: Field = {
  name: "body",
  label: "Text",
  widget: "markdown",
  buttons: ["heading-two", "heading-three", "bold", "link", "bulleted-list", "numbered-list"],
  editor_components: [],
  hint: "A tag such as <Warning> stands on a line of its own, as does its end.",
};

/** Lists to pick from, read without validation, since the content may be broken. */
function listChoices(): Choices {
  const same = (list: readonly string[]) =>
    [...list].sort().map((value) => ({ value, label: value }));
  const namesOf = (pattern: string) => globSync(pattern).map((file) => path.parse(file).name);
  const read = (file: string) => (readSource(file, file).raw ?? {}) as Record<string, unknown>;
  const entriesOf = (folder: string, base = "") =>
    namesOf(`content/${folder}/*.mdx`)
      .sort()
      .map((name) => {
        const [title = name] = Object.values(read(`content/${folder}/${name}.mdx`));
        return { value: base + name, label: String(title) };
      });
  return {
    ...Object.fromEntries(folders.map(({ name }) => [name, entriesOf(name)])),
    illustrations: same(namesOf("app/illustrations/*.svg")),
    drawings: same(namesOf("app/drawings/*.svg")),
    places: [...same(photoPlaces), ...entriesOf("articles", "/blog/")],
    categories: same((read("content/pages/blog.yaml").categories as string[]) ?? []),
    pages: [
      ...same([...listSinglePages().values()].filter((page) => page !== notFoundPath)),
      ...folders.flatMap(({ name, base }) => entriesOf(name, base)),
    ],
  };
}
