import path from "node:path";
import type { CmsConfig, Collection } from "@sveltia/cms";
import { slug } from "github-slugger";
import { type ContentFile, openContent } from "../../src/content/read.ts";
import { routes } from "../../src/routes/routes.ts";
import { listChoices } from "../../src/site/assemble-site.ts";
import { type CollectionName, collections, sharedFiles } from "../../src/site/content-files.ts";
import { cmsFields, humanize, singular } from "./cms-fields.ts";

/**
 * The configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics): a form for each
 * content file. It works even if the content is broken, so that the forms can repair it.
 * @param repository on GitHub. Without one, the first screen asks for the folder on this computer.
 */
export function formsConfig(repository = `folder/${path.basename(path.resolve())}`): CmsConfig {
  const files = openContent("content");
  const choices = listChoices(files, routes.listPages(files.names));
  return {
    backend: { name: "github", repo: repository, auth_methods: ["token"] },
    app_title: "The website, in forms",
    media_folder: "content/photos",
    public_folder: "/",
    media_libraries: { default: { config: photos }, stock_assets: false },
    editor: { preview: false },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    // In the order of a week’s work.
    collections: [
      filesIn("This week", notices, testimonials, questions, team),
      entriesOf("articles"),
      filesIn("Clinic", clinic, money, reasons),
      entriesOf("services"),
      entriesOf("areas", "Service areas"),
      filesIn("Medicine", signs, phrases, synonyms, figures),
      filesIn("Pages", ...routes.ownFiles),
      entriesOf("legal", "Policies"),
      filesIn("Rarely changed", navigation, labels, redirects),
    ],
  };

  /** Files that are there once, and cannot be deleted. */
  function filesIn(label: string, ...files: ContentFile[]): Collection {
    return {
      name: slug(label),
      label,
      files: files.map(({ path: file, jsonSchema }) => {
        const { name } = path.parse(file);
        const label = jsonSchema.title ?? otherLabels[name] ?? humanize(name);
        return {
          name,
          label,
          file: `content/${file}`,
          fields: cmsFields(jsonSchema, choices, name),
        };
      }),
    };
  }

  /** A folder to which the owner may add files. */
  function entriesOf(name: CollectionName, label = humanize(name)): Collection {
    const fields = cmsFields(collections[name].jsonSchema, choices, name);
    return {
      name,
      label,
      label_singular: singular(label),
      folder: `content/${name}`,
      extension: path.extname(collections[name].path).slice(1),
      identifier_field: fields.some((field) => field.name === "name") ? "name" : "title",
      fields,
    };
  }
}

/** Labels of files whose names would tell the owner too little. */
const otherLabels: Record<string, string> = {
  figures: "Medical figures",
  labels: "Words on many pages",
  money: "What visits cost",
  navigation: "Menus and order",
  reasons: "Reasons to choose us",
  signs: "Signs of illness",
  synonyms: "What words mean",
};

const { notices, testimonials, questions, team, clinic, money, reasons } = sharedFiles;
const { signs, phrases, synonyms, figures, navigation, labels, redirects } = sharedFiles;

/** Shrinks photos of phones, and drops their location and camera. */
const photos = {
  slugify_filename: true,
  transformations: { raster_image: { format: "webp", quality: 88, width: 2400, height: 2400 } },
} as const;
