import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import type { Manifest, ManifestChunk } from "vite";
import { outputs } from "../output.ts";

/** Writes a file of the current build and creates its folders. */
export function writeBuilt(file: string, content: string): void {
  const target = path.join(outputs.site, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

export const readBuilt = (file: string) => readFileSync(path.join(outputs.site, file), "utf8");

/** Chunks of the current build by source file, such as `src/browser/boot.ts`, as in Vite's manifest. */
export function readManifest() {
  const manifest: Manifest = JSON.parse(readBuilt(".vite/manifest.json"));
  const chunk = (name: string): ManifestChunk => {
    const found = manifest[name];
    if (found === undefined) throw new Error(`The build has no ${name}`);
    return found;
  };
  /** The chunk, after those it imports. */
  const withImports = (name: string): ManifestChunk[] => {
    const found = chunk(name);
    return [...(found.imports ?? []).flatMap(withImports), found];
  };
  return { chunk, withImports };
}

/** Fonts of the current build: `assets/figtree-….woff2`. */
export const listFonts = () => globSync("assets/*.woff2", { cwd: outputs.site }).sort();
