import { cpSync, globSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { changeContent } from "../changed-content.ts";

/*
 * The content of a clinic that has launched: what is in content/ here, laid over the project's. A
 * YAML file is a JSON Merge Patch (RFC 7396) of the file, or of the front matter of the MDX file,
 * that has its name: null removes a field, a list replaces a list, and a number is the place of an
 * entry in a list that stays. Everything else is copied.
 */

const overlay = path.join(import.meta.dirname, "content");

/** What this clinic does not offer, and an article that it took down. redirects.yaml leads on. */
const deleted = ["services/breeding.mdx", "articles/spring-allergies.mdx"];

/** Their files are made, of no more than colors. */
const photos = ["storefront", "team", "lobby", "bramble", "max", "sol", "dee"];

/**
 * Writes the content of a launched clinic into a new folder.
 * @param from the content that it is laid over
 */
export async function writeLaunchedContent(folder: string, from = "content"): Promise<void> {
  cpSync(from, folder, { recursive: true });
  for (const file of deleted) rmSync(path.join(folder, file));
  const { get, set, files, read, write } = changeContent(folder);
  // It has no fax, and takes no texts.
  for (const file of files("**/*.mdx")) {
    write(file, read(file).replace(/^.*\{clinic\.(?:fax|text)\}.*\n/gm, ""));
  }
  for (const file of globSync("**/*.{yaml,mdx}", { cwd: overlay })) {
    const source = path.join(overlay, file);
    const mdx = file.replace(/\.yaml$/, ".mdx");
    if (file === mdx) cpSync(source, path.join(folder, file));
    else {
      const target = files(file)[0] ?? mdx;
      const merged = mergePatch(get(target, ""), parse(readFileSync(source, "utf8")));
      set(target, { "": merged });
    }
  }
  for (const [index, name] of photos.entries()) {
    await writePhoto(path.join(folder, "photos", `${name}.jpg`), index);
  }
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isFields(patch)) return patch;
  const merged = structuredClone(Object(target)) as Fields;
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], value);
  }
  return merged;
}

/** A photograph as a phone takes it: portrait or landscape, with the camera's data. */
async function writePhoto(file: string, index: number): Promise<void> {
  const [width, height] = index % 2 === 0 ? [1600, 1200] : [1200, 1600];
  const noise = { type: "gaussian", mean: 90 + 30 * index, sigma: 20 } as const;
  await sharp({ create: { width, height, channels: 3, background: "#6a8", noise } })
    .blur(6)
    .withExif({ IFD0: { Artist: "Somebody" } })
    .toFile(file);
}
