import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Manifest, ManifestChunk } from "vite";
import { building } from "../../server/outputs.ts";

/** Chunks of the current build by source file, such as `app/browser/boot.ts`, as in Vite's manifest. */
export function readChunks() {
  const file = path.join(building.site, ".vite/manifest.json");
  const manifest: Manifest = JSON.parse(readFileSync(file, "utf8"));
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
export const listFonts = () => globSync("assets/*.woff2", { cwd: building.site }).sort();
