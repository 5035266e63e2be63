import path from "node:path";
import type { CmsConfig, Collection, Field } from "@sveltia/cms";
import { slug } from "github-slugger";
import { singular } from "../../src/content/field-schema.ts";
import { type ContentFile, openContent } from "../../src/content/read.ts";
import { routes } from "../../src/pages/index.ts";
import { listChoices } from "../../src/site/read-site.ts";
import { type CollectionName, collections, sharedFiles } from "../../src/site/content-files.ts";
import { readSignedPages } from "../../src/site/signatures.ts";
import { cmsFields } from "./cms-fields.ts";

/**
 * The configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics): a form for each
 * content file. It works even if the content is broken, so that the forms can repair it.
 * @param repository on GitHub. Without one, the first screen asks for the folder on this computer.
 */
export function formsConfig(repository = `folder/${path.basename(path.resolve())}`): CmsConfig {
  const files = openContent("content");
  const pages = routes.listPages(files.names);
  const choices = listChoices(files, pages);
  const toSign = readSignedPages(files, pages).filter(
    ({ signature, code }) => signature?.code !== code,
  );
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
      entriesOf("areas"),
      filesIn("Medicine", signs, phrases, synonyms, figures),
      filesIn("Signatures", signatures),
      filesIn("Pages", ...routes.ownFiles),
      entriesOf("legal"),
      filesIn("Rarely changed", navigation, labels, redirects),
    ],
  };

  /** Files that are there once, and cannot be deleted. */
  function filesIn(label: string, ...files: ContentFile[]): Collection {
    return {
      name: slug(label),
      label,
      files: files.map(({ path: file, label, jsonSchema }) => {
        const { name } = path.parse(file);
        return {
          name,
          label,
          file: `content/${file}`,
          fields: cmsFields(jsonSchema, choices, name).map(
            file === signatures.path ? withPagesToSign : (field) => field,
          ),
        };
      }),
    };
  }

  /** Says what is left to sign below a list of signatures, so that it takes one sitting. */
  function withPagesToSign(field: Field): Field {
    const pages = toSign
      .filter(({ path }) => choices[field.name as "medical" | "policies"]?.includes(path))
      .map(({ title, path, code }) => `[${title}](${path}) ${code}`);
    const hint = "hint" in field ? `${field.hint} ` : "";
    return { ...field, hint: `${hint}To sign: ${pages.join(", ") || "none"}.` };
  }

  /** A folder to which the owner may add files. */
  function entriesOf(name: CollectionName): Collection {
    const { label, path: files, jsonSchema } = collections[name];
    const fields = cmsFields(jsonSchema, choices, name);
    return {
      name,
      label,
      label_singular: singular(label),
      folder: `content/${name}`,
      extension: path.extname(files).slice(1),
      identifier_field: fields.some((field) => field.name === "name") ? "name" : "title",
      fields,
    };
  }
}

const { notices, testimonials, questions, team, clinic, money, reasons } = sharedFiles;
const { signs, phrases, synonyms, figures, signatures, navigation, labels, redirects } =
  sharedFiles;

/** Shrinks photos of phones, and drops their location and camera. */
const photos = {
  slugify_filename: true,
  transformations: { raster_image: { format: "webp", quality: 88, width: 2400, height: 2400 } },
} as const;
