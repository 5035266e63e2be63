import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { globSync } from "tinyglobby";
import { parse } from "yaml";
import { answerAll, changeContent } from "../changed-content.ts";

/*
 * The content of a clinic that has launched: what is in content/ here, laid over the project's. A
 * YAML file is a JSON Merge Patch (RFC 7396) of the file that has its name: null removes a field, and
 * a list replaces a list. Everything else is copied. It rests on no entry that the owner may delete.
 */

const overlay = path.join(import.meta.dirname, "content");

/** What this clinic does not offer, and an article that it took down. redirects.yaml leads on. */
const deleted = ["services/breeding.mdx", "articles/spring-allergies.mdx"];

const approved = { date: "2026-11-02", name: "Dr. Maximiliane Featherstonhaugh" };

/** Their files are made, of no more than colors. */
const photos = ["storefront", "team", "lobby", "bramble", "max", "sol", "dee"];

/**
 * Writes the content of a launched clinic into a new folder.
 * @param from the content that it is laid over
 */
export async function writeLaunchedContent(folder: string, from = "content"): Promise<void> {
  cpSync(from, folder, { recursive: true });
  for (const file of deleted) rmSync(path.join(folder, file), { force: true });
  const content = changeContent(folder);
  const { get, set, files, read, write } = content;
  for (const file of files("**/*.{yaml,mdx}")) {
    const launched = read(file)
      // It has no fax, takes no texts, and breeds no pets.
      .replace(/\{clinic\.(?:fax|sms)\}/g, "{clinic.phone}")
      .replace(/^ +- breeding\n/gm, "")
      // It has settled what the owner still has to.
      .replace(/: unconfirmed$/gm, ": confirmed")
      .replace(/sample: true$/gm, "sample: false");
    write(file, launched);
  }
  // It has signed all, and an article without a date has the month of its review.
  const articles = files("articles/*.mdx");
  for (const file of ["signs.yaml", ...articles, ...files("legal/*.mdx")]) set(file, { approved });
  set(articles.at(-1) ?? "", { date: undefined, updated: undefined });
  set("articles/first-visit.mdx", {
    photo: { file: "/lobby.jpg", alt: "A cat in a carrier under a blanket" },
  });
  answerAll(content);
  const moved = get("redirects.yaml", "") as { from: string }[];
  for (const file of globSync("**/*.{yaml,mdx}", { cwd: overlay })) {
    const source = path.join(overlay, file);
    if (file.endsWith(".mdx")) cpSync(source, path.join(folder, file));
    else set(file, { "": mergePatch(get(file, ""), parse(readFileSync(source, "utf8"))) });
  }
  const addresses = get("redirects.yaml", "") as { from: string }[];
  const isOurs = ({ from }: { from: string }) => addresses.some((one) => one.from === from);
  set("redirects.yaml", { "": [...addresses, ...moved.filter((one) => !isOurs(one))] });
  for (const [index, name] of photos.entries()) {
    await writePhoto(path.join(folder, "photos", `${name}.jpg`), index);
  }
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isFields(patch)) return patch;
  const merged: Fields = isFields(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], value);
  }
  return merged;
}

/** A photograph as a phone takes it: portrait or landscape, with the camera's data. */
async function writePhoto(file: string, index: number): Promise<void> {
  const [width, height] = index % 2 === 0 ? [1600, 1200] : [1200, 1600];
  // A noise with a seed: the same files, and names of files, in each build.
  const noise = `<filter id="n"><feTurbulence baseFrequency="0.02" seed="${index}"/></filter>`;
  const rect = `<rect width="100%" height="100%" filter="url(#n)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${noise}${rect}</svg>`;
  await sharp(Buffer.from(svg))
    .flatten({ background: "#6a8" })
    .withExif({ IFD0: { Artist: "Somebody" } })
    .toFile(file);
}
