import path from "node:path";
import type { CmsConfig, Field } from "@sveltia/cms";
import type { z } from "zod";
import { type CollectionName, sharedFiles } from "../../src/content/schemas/index.ts";
import { photoPlaces } from "../../src/content/schemas/photos.ts";
import { notFoundPath, offlinePath } from "../../src/policies/canonical-path.ts";
import { routes } from "../../src/routes/routes.ts";
import { findPictures } from "../../src/site/pictures.ts";
import { type Form, folders, humanize, listForms, readFields } from "../form-names.ts";
import { type Choices, fieldsOf, singular } from "./fields.ts";

/*
 * The configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics): a form for each
 * content file.
 */

export function editorConfig(): CmsConfig {
  const forms = [...listForms().values()];
  const choices = listChoices(forms);
  const fieldsIn = (file: string, schema: z.ZodType): Field[] => {
    const fields = fieldsOf(schema, choices, path.parse(file).name);
    if (!file.endsWith(".mdx")) return fields;
    return [...fields, body(file.startsWith("services/") ? serviceHeadings() : undefined)];
  };
  return {
    // Sveltia offers the folder on this computer only along with a repository: this one does not exist.
    backend: { name: "github", repo: "clinic/website", auth_methods: ["token"] },
    app_title: "The website, in forms",
    media_folder: "content/photos",
    public_folder: "/",
    media_libraries: { default: { config: { slugify_filename: true, transformations } } },
    editor: { preview: false },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: Object.entries(folders).map(([collection, { label, open: entry }]) => {
      if (entry === undefined) {
        const files = forms
          .filter(({ folder }) => folder === collection)
          .map(({ name, label, file, schema }) => {
            return { name, label, file, fields: fieldsIn(file, schema) };
          });
        return { name: collection, label, files };
      }
      const fields = fieldsIn(entry.glob, entry.schema);
      const elsewhere = routes.requiredFiles
        .filter((file) => path.dirname(file) === collection)
        .map((file) => path.parse(file).name);
      return {
        name: collection,
        label,
        label_singular: singular(label),
        folder: `content/${collection}`,
        extension: "mdx",
        filter: { field: "slug", pattern: `^(?!(${elsewhere.join("|")})$)` },
        identifier_field: fields.some(({ name }) => name === "name") ? "name" : "title",
        fields,
      };
    }),
  };
}

/** What a phone takes is smaller than this when it is stored, and without its place and camera. */
const transformations = {
  raster_image: { format: "webp", quality: 88, width: 2400, height: 2400 },
} as const;

/** @param start what a new text begins with */
const body = (start: string | undefined): Field => ({
  name: "body",
  label: "Text",
  widget: "markdown",
  buttons: ["heading-two", "heading-three", "bold", "link", "bulleted-list", "numbered-list"],
  // page/forms.js has them.
  editor_components: ["Warning", "CallLink", "PoisonLines"],
  hint: "**Insert** adds a red box, the poison lines or a link that calls you. After that link, press Backspace to go on in the same line.",
  default: start,
});

/** The headings that the text of a new service begins with. */
function serviceHeadings(): string {
  const labels = readFields("content/labels.yaml");
  const headings = [labels.whatItIs, labels.whyItMatters, labels.whatToExpect];
  return headings.map((heading) => `## ${heading}\n`).join("\n");
}

/** What fields offer to pick from. */
export function listChoices(forms: readonly Form[]): Choices {
  const entriesOf = (folder: CollectionName) =>
    forms
      .filter(({ file }) => file.startsWith(`content/${folder}/`))
      .map(({ name, label }) => ({ value: name, label }));
  return {
    services: entriesOf("services"),
    areas: entriesOf("areas"),
    team: listTeam(),
    pictures: listPictures().map((name) => ({ value: name, label: humanize(name) })),
    categories: (readFields("content/pages/blog.yaml").categories as string[]) ?? [],
    places: [
      ...photoPlaces,
      ...forms.flatMap(({ file, page }) => (file.startsWith("content/articles/") ? page : [])),
    ],
    pages: [...new Set(forms.map(({ page }) => page))]
      .filter((page) => page !== notFoundPath && page !== offlinePath)
      .sort(),
  };
}

/** Who is confirmed. First nobody: the forms refuse an empty list, and radio buttons cannot be cleared. */
function listTeam(): { value: string; label: string }[] {
  const { data = [] } = sharedFiles.team.schema.safeParse(readFields("content/team.yaml"));
  const nobody = { value: "", label: "Our veterinarian" };
  return [nobody, ...data.map(({ name }) => ({ value: name, label: name }))];
}

/** The names of the pictures: first those for a whole page, then those for a part of one. */
function listPictures(): string[] {
  const isForPart = (name: string) => !/^(article|service|town)-/.test(name);
  return findPictures().pictureNames.sort((a, b) => Number(isForPart(a)) - Number(isForPart(b)));
}

/** A page with every picture and its name, which the hint of a picture links to. */
export function picturesPage(): string {
  const { picture, pictureAt } = findPictures();
  const figures = listPictures().map((name) => {
    const svg = encodeURIComponent(pictureAt(picture(name).src) ?? "");
    return `<figure><img src="data:image/svg+xml,${svg}" alt=""><figcaption>${humanize(name)}</figcaption></figure>`;
  });
  return listPage("Pictures and their names", figures.join("\n"));
}

const listPage = (title: string, body: string) => `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>
  body { font-family: system-ui, sans-serif; }
  figure { display: inline-block; width: 12rem; margin: 0.5rem; }
  img { width: 100%; height: 8rem; object-fit: contain; background: #8883; }
  :is(th, td) { padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid #8888; }
  :is(th, td) { text-align: left; vertical-align: top; }
</style>
<h1>${title}</h1>
${body}
`;
