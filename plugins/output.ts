import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import type { Manifest, ManifestChunk } from "vite";
import { notFoundPath } from "../src/addresses/paths.ts";

/** The HTML file of a page: services/dental.html next to services.html. */
export function htmlFile(path: string): string {
  if (path === "/") return "index.html";
  return path === notFoundPath ? "404.html" : `${path.slice(1)}.html`;
}

export type BuiltFiles = ReturnType<typeof builtFiles>;

/** The files of the current build, by their names in its folder. */
export function builtFiles(folder: string) {
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  return {
    read,
    /** Names that match a pattern, such as `assets/figtree-….woff2`. */
    list: (pattern: string) => globSync(pattern, { cwd: folder }).sort(),
    /** Writes a file, and creates its folders. */
    write(name: string, content: string): void {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    },
    /** Chunks by their source, such as `src/browser/boot.ts`, as in Vite's manifest. */
    readManifest() {
      const manifest: Manifest = JSON.parse(read(".vite/manifest.json"));
      const chunk = (name: string): ManifestChunk => {
        // Vite drops a slash at the end, as of home's module.
        const found = manifest[name.replace(/\/$/, "")];
        if (found === undefined) throw new Error(`The build has no ${name}`);
        return found;
      };
      /** A chunk, preceded by those it imports. */
      const withImports = (name: string): ManifestChunk[] => {
        const found = chunk(name);
        return [...(found.imports ?? []).flatMap(withImports), found];
      };
      return { chunk, withImports };
    },
  };
}
