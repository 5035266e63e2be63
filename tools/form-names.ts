import { existsSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import type { z } from "zod";
import type { ContentFile } from "../src/content/content-folder.ts";
import type { Problem } from "../src/content/problems.ts";
import { readSource } from "../src/content/read-file.ts";
import { jsonSchemaOf, type Schema, schemaWithin } from "../src/content/schema-texts.ts";
import { type CollectionName, collections } from "../src/content/schemas/index.ts";
import { routes } from "../src/routes/routes.ts";

/*
 * What the owner calls things: a form for each content file, what she needs most first, and its
 * fields. The forms and the launch check both speak of them.
 */

/**
 * Files at the root of content/ in menu order: the label, and a page to preview. A file that is not
 * listed is labeled by its name.
 */
const labels: Record<string, [label: string, page?: string]> = {
  "clinic.yaml": ["Hours, phone, address", "/contact"],
  "notices.yaml": ["Notices at the top of every page"],
  "testimonials.yaml": ["Reviews", "/testimonials"],
  "team.yaml": ["Team", "/about"],
  "photos.yaml": ["Photographs", "/"],
  "questions.yaml": ["Questions people ask", "/contact"],
  "arriving.yaml": ["Parking and the door", "/contact"],
  "money.yaml": ["Costs and prices", "/services"],
  "reasons.yaml": ["The six reasons", "/why-choose-us"],
  "visit-kit.yaml": ["Sheet for a first visit", "/blog/first-visit"],
  "life-stages.yaml": ["Table by age", "/services/wellness-exams"],
  "signs.yaml": ["Signs and how soon", "/services/emergency"],
  "figures.yaml": ["Medical figures", "/services/senior-care"],
  "navigation.yaml": ["Menus and their order", "/sitemap"],
  "labels.yaml": ["Buttons and headings"],
  "redirects.yaml": ["Addresses of pages that moved"],
};

/**
 * The menu: the folders of content/, with its root as `clinic`. What the site cannot do without is
 * among the pages, whatever its folder: nobody can delete it there.
 */
export const folders: Record<string, { label: string; open?: ContentFile }> = {
  clinic: { label: "The clinic" },
  // In open folders the owner may add files, and delete them, even the last one.
  articles: { label: "Articles", open: collections.articles },
  services: { label: "Services", open: collections.services },
  areas: { label: "Towns", open: collections.areas },
  legal: { label: "Privacy and terms" },
  pages: { label: "Page text" },
};

/** Of single pages, by their content file. */
const paths = new Map(routes.singlePages.map(({ file, path }) => [file.glob, path]));

export type Form = ReturnType<typeof formOf> & { schema: z.ZodType };

/** The forms by content file, in the order of the menu. */
export function listForms(): Map<string, Form> {
  const order = Object.keys(labels);
  const declared = routes.contentFiles.toSorted(
    (a, b) => order.indexOf(a.glob) - order.indexOf(b.glob),
  );
  const forms = new Map<string, Form>();
  for (const { glob, schema } of declared) {
    for (const file of globSync(`content/${glob}`).sort()) {
      // If two match, the first wins.
      if (!forms.has(file)) forms.set(file, { ...formOf(file), schema });
    }
  }
  return forms;
}

/** @returns also the page that shows the file's content */
function formOf(file: string) {
  const place = path.posix.relative("content", file);
  const { dir, name, ext } = path.posix.parse(place);
  const isEntry = dir in collections && !routes.requiredFiles.includes(place);
  const folder = isEntry || dir === "" ? dir || "clinic" : "pages";
  const title = ext === ".mdx" ? entryName(readFields(file)) : undefined;
  const [label = title ?? humanize(name), shown = paths.get(place) ?? "/"] = labels[place] ?? [];
  return {
    file,
    folder,
    name,
    label,
    hash: `#/collections/${folder}/entries/${name}`,
    title: `${folders[folder]?.label}, ${label}`,
    page:
      dir in collections
        ? routes.entryPath(dir as CollectionName, name)
        : place === "photos.yaml"
          ? pageOfLastPhoto(file)
          : shown,
  };
}

/** A town by its name, any other entry by its title; undefined if it has none that can be read. */
export const entryName = ({ name, title }: Record<string, unknown>): string | undefined =>
  [name, title].find((one) => typeof one === "string");

/** The page that shows the photo at the end of the list, where a new one is added. */
function pageOfLastPhoto(file: string): string {
  const { place } = Object(Object.values(readFields(file)).at(-1));
  if (place === "door" || place === "parking") return "/contact";
  return place?.startsWith("/") ? place : "/";
}

/** A text in which content files have the names of their forms, and folders those of their lists. */
export function nameForms(text: string): string {
  const forOwner = text.replace(/src\/[\w/-]+\.ts/g, "For your developer");
  return forOwner.replace(/content\/[\w/-]+(\.yaml|\.mdx)?/g, (file, ending?: string) => {
    const place = path.posix.relative("content", file);
    if (ending && (existsSync(file) || path.posix.dirname(place) in folders))
      return formOf(file).title;
    return folders[place]?.label ?? file;
  });
}

/** A file's fields, not validated, since the content may be broken. */
export function readFields(file: string): Record<string, unknown> {
  return Object(readSource(file, file).raw);
}

/** `newPatients` as `New patients`, `not-found` as `Not found`. */
export function humanize(name: string): string {
  const phrase = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

/** A problem, with its field named as in a form: `Saturday, “08:00 to 00:00”, Closes: is “00:00”. …`. */
export const problemMessage = (problem: Problem): string =>
  `${fieldLabel(problem)}${problem.message}. Expected ${problem.expected}.`;

/** `Notices, “2026-11-26 Closed.”, Hours: ` for `notices.0.hours`. */
function fieldLabel({ file, field }: Pick<Problem, "file" | "field">): string {
  if (field === "") return "";
  const place = path.posix.relative("content", file);
  const declared = routes.contentFiles.find(
    ({ glob }) => glob === place || glob === `${path.posix.dirname(place)}/*.mdx`,
  );
  let schema: Schema = declared === undefined ? {} : jsonSchemaOf(declared.schema);
  let value: unknown = readSource(file, file).raw;
  const names = field.split(".").map((key) => {
    const [list, parent] = [schema, value];
    schema = schemaWithin(list, parent, key);
    value = Object(parent)[key];
    if (/^\d+$/.test(key)) return rowName(list, schema, value) || `${Number(key) + 1}`;
    // The names in a form of names and texts are the file's own.
    return list.additionalProperties ? key : (schema.title ?? humanize(key));
  });
  return `${names.join(", ")}: `;
}

/** What a form calls an entry of a list: by the summary that it shows, or by its first field. */
function rowName(list: Schema, entry: Schema, value: unknown): string {
  const shown = (key: string) => displayed(schemaWithin(entry, value, key), Object(value)[key]);
  const name =
    typeof value !== "object" || value === null
      ? displayed(entry, value)
      : (list.field?.summary ?? entry.field?.summary ?? `{{fields.${firstOf(value)}}}`)
          .replace(/\{\{fields\.(\w+) \| ternary\('(.*?)', '(.*?)'\)\}\}/g, (_, key, yes, no) =>
            Object(value)[key] ? yes : no,
          )
          .replace(/\{\{fields\.(\w+)\}\}/g, (_, key) => shown(key));
  const short = name.length > 70 ? `${name.slice(0, 69).trimEnd()}…` : name.trim();
  return short && `“${short}”`;
}

/** Its kind is no field in a form. */
const firstOf = (value: object) => Object.keys(value).find((key) => key !== "kind");

/** A value as forms show it: what it picks from a list, by the name in that list. */
function displayed({ choices = "" }: Schema, value: unknown): string {
  if (choices === "services" || choices === "areas") {
    return formOf(`content/${choices}/${value}.mdx`).label;
  }
  return typeof value === "object" ? "" : `${value ?? ""}`;
}
