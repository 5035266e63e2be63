import path from "node:path";
import type { CmsConfig, Collection, Field } from "@sveltia/cms";
import { slug } from "github-slugger";
import { approvalLine, readApprovalPages } from "../../src/approvals/read-approvals.ts";
import { approvalsFile, approvers } from "../../src/approvals/schema.ts";
import { listChoices } from "../../src/assemble/choices.ts";
import { listPages } from "../../src/assemble/read-site.ts";
import { sharedFiles } from "../../src/assemble/shared-files.ts";
import { areasFile } from "../../src/collections/areas/schema.ts";
import { articlesFile } from "../../src/collections/articles/schema.ts";
import { servicesFile } from "../../src/collections/services/schema.ts";
import { routes } from "../../src/pages/index.ts";
import { legalFile } from "../../src/pages/legal/schema.ts";
import { singular } from "../../src/reader/field-schema.ts";
import { type ContentFile, isFolder, openContent } from "../../src/reader/read.ts";
import { cmsFields } from "./cms-fields.ts";

/**
 * The configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics): a form for each
 * content file. It works even if the content is broken, so that the forms can repair it.
 * @param repository on GitHub. Without one, the first screen asks for the folder on this computer.
 */
export function formsConfig(repository = `folder/${path.basename(path.resolve())}`): CmsConfig {
  const files = openContent("content");
  const pages = listPages(files.names);
  const allFiles = Object.values(routes).map(({ file }) => file);
  const choices = listChoices(files, pages);
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
      shared("This week"),
      folderCollection(articlesFile),
      shared("Clinic"),
      folderCollection(servicesFile),
      folderCollection(areasFile),
      shared("Medicine"),
      shared("Approvals"),
      filesIn(
        "Pages",
        allFiles.filter((file) => !isFolder(file)),
      ),
      folderCollection(legalFile),
      shared("Moved pages"),
    ],
  };

  function shared(label: keyof typeof sharedFiles) {
    return filesIn(label, sharedFiles[label]);
  }

  /** Files that are there once, and cannot be deleted. */
  function filesIn(label: string, files: readonly ContentFile[]): Collection {
    return {
      name: slug(label),
      label,
      files: files.map((file) => {
        const { name } = path.parse(file.path);
        const fields = cmsFields(file.jsonSchema, choices, name);
        return {
          name,
          label: file.label,
          file: `content/${file.path}`,
          fields: file === approvalsFile ? fields.map(withPagesToApprove) : fields,
        };
      }),
    };
  }

  /** Says what is left to approve, so that it takes one sitting. */
  function withPagesToApprove(field: Field): Field {
    const missing = readApprovalPages(files, pages).filter(({ approval }) => !approval?.isCurrent);
    const toPaste = approvers.map((approver) => {
      const lines = approvalLine(missing.filter(({ approvedBy }) => approvedBy === approver));
      return `To paste, for a ${approver}: ${lines || "none"}.`;
    });
    return { ...field, hint: ["hint" in field && field.hint, ...toPaste].join(" ") } as Field;
  }

  /** A folder to which the owner may add files. */
  function folderCollection({ label, path: files, jsonSchema }: ContentFile): Collection {
    const name = path.posix.dirname(files);
    const fields = cmsFields(jsonSchema, choices, name);
    return {
      name,
      label,
      label_singular: singular(label),
      folder: `content/${name}`,
      extension: path.extname(files).slice(1),
      identifier_field: fields.some((field) => field.name === "name") ? "name" : "title",
      // The specification has two policies.
      create: label !== legalFile.label,
      fields,
    };
  }
}

/** Shrinks photos of phones, and drops their location and camera. */
const photos = {
  slugify_filename: true,
  transformations: { raster_image: { format: "webp", quality: 88, width: 2400, height: 2400 } },
} as const;
