import path from "node:path";
import type { CmsConfig, Collection } from "@sveltia/cms";
import { openContent } from "../../src/content/read.ts";
import { type CollectionName, collections, sharedFiles } from "../../src/content/schemas/index.ts";
import { routes } from "../../src/routes/routes.ts";
import { listNames } from "../../src/site/assemble-site.ts";
import { cmsFields, humanize, singular } from "./cms-fields.ts";

/**
 * The configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics): a form for each
 * content file, from its schema. The content may be broken.
 * @param repository on GitHub, such as `owner/name`. Without one, the first screen asks for the folder
 * on this computer by the last part of this name.
 */
export function formsConfig(repository = `folder/${path.basename(path.resolve())}`): CmsConfig {
  const files = openContent("content");
  const choices = listNames(files, routes.listPages(files.names));
  return {
    backend: { name: "github", repo: repository, auth_methods: ["token"] },
    app_title: "The website, in forms",
    media_folder: "content/photos",
    public_folder: "/",
    media_libraries: { default: { config: { slugify_filename: true, transformations } } },
    editor: { preview: false },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: [
      filesIn("clinic", ({ dir }) => dir === ""),
      ...Object.keys(collections).map((name) => entriesOf(name as CollectionName)),
      filesIn("pages", ({ dir }) => dir !== ""),
    ],
  };

  /** Files that are there once, and cannot be deleted. */
  function filesIn(name: string, isHere: (file: path.ParsedPath) => boolean): Collection {
    const files = singleFiles.filter(({ glob }) => isHere(path.posix.parse(glob)));
    return {
      name,
      label: humanize(name),
      files: files.map(({ glob, fields: declared }) => {
        const { name } = path.parse(glob);
        const fields = cmsFields(declared, choices, name);
        return { name, label: humanize(name), file: `content/${glob}`, fields };
      }),
    };
  }

  /** A folder to which the owner may add files. */
  function entriesOf(name: CollectionName): Collection {
    const fields = cmsFields(collections[name].fields, choices, name);
    return {
      name,
      label: humanize(name),
      label_singular: singular(humanize(name)),
      folder: `content/${name}`,
      extension: "mdx",
      identifier_field: fields.some((field) => field.name === "name") ? "name" : "title",
      fields,
    };
  }
}

const singleFiles = [...new Set([...Object.values(sharedFiles), ...routes.ownFiles])];

/** Shrinks photos of phones, and drops their location and camera. */
const transformations = {
  raster_image: { format: "webp", quality: 88, width: 2400, height: 2400 },
} as const;
