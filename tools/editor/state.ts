import { readFileSync } from "node:fs";
import type { SiteReader } from "../../plugins/content.ts";
import { ContentError, type Problem } from "../../src/content/problems.ts";
import { shortHash } from "../../src/site/short-hash.ts";
import { listForms, nameForms, problemMessage } from "../form-names.ts";
import { editorConfig } from "./config.ts";

/** What the page beside the forms shows, as JSON. */
export async function readState(site: SiteReader): Promise<string> {
  const forms = listForms();
  let problems: readonly Problem[] = [];
  let unsettled: readonly Problem[] = [];
  try {
    unsettled = (await site.get()).unsettled.problems;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems = error.problems;
  }
  const shown: Record<string, { page: string }> = {};
  /** What Sveltia CMS reads when it starts. The lists to pick from are in the configuration. */
  const files: Record<string, string> = { config: shortHash(JSON.stringify(editorConfig())) };
  for (const { hash, file, page } of forms.values()) {
    shown[hash] = { page };
    files[hash] = shortHash(readFileSync(file));
  }
  const link = (file: string, message: string) =>
    // A file that is missing, or a picture, has no form of its own.
    `<a href="${forms.get(file)?.hash ?? "#/"}">${asHtml(nameForms(message))}</a>`;
  const listed = (all: readonly Problem[]) =>
    list(all.map((one) => link(one.file, `${one.file}: ${problemMessage(one)}`)));
  return JSON.stringify({
    forms: shown,
    files,
    problems: listed(problems),
    launch: listed(unsettled),
  });
}

const asHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const list = (items: readonly string[]) =>
  items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
