import { posix } from "node:path";
import { z } from "zod";
import { isFallback } from "../addresses.ts";
import { listVeterinarians } from "../clinic/team.ts";
import { listPictures } from "../illustrations/pictures.ts";
import { blogFile } from "../pages/blog/schema.ts";
import type { PageSource } from "../pages/define-route.ts";
import type { Choices } from "../reader/field-schema.ts";
import type { ContentFolder } from "../reader/read.ts";
import { signsFile } from "../signs/schema.ts";

const ids = z.array(z.object({ id: z.string() }).transform(({ id }) => id)).default([]);
const idsOfSigns = z.object({ list: ids, aftercare: ids });

/** The names that exist, for fields that name something. The content may be broken. */
export function listChoices(files: ContentFolder, pages: readonly PageSource[]): Choices {
  const pathsWhere = (isListed: (page: PageSource) => boolean) =>
    pages.filter(isListed).map(({ path }) => path);
  const listSlugs = (collection: string) =>
    pathsWhere((page) => page.collection === collection).map((path) => posix.basename(path));
  const signs = idsOfSigns.safeParse(files.rawFields(signsFile.path)).data;
  const { categories } = files.rawFields(blogFile.path);
  return {
    services: listSlugs("services"),
    signs: signs && [...signs.list, ...signs.aftercare],
    areas: listSlugs("areas"),
    pages: pathsWhere(({ path }) => !isFallback(path)),
    pictures: listPictures(),
    categories: z.array(z.string()).safeParse(categories).data,
    veterinarians: listVeterinarians(files).map(({ name }) => name),
  };
}
