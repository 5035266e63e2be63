import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { photoFolder, photoNames } from "../src/site/photo-problems.ts";

/**
 * A photo uploaded under two names is one module. As two, which of the names its copies get depends
 * on which is ready first: pages could ask for files that the browser build named differently.
 */
export function photos(): Plugin {
  return {
    name: "photos",
    enforce: "pre",
    resolveId: {
      filter: { id: /content\/photos\/[^/]+\?/ },
      handler(id) {
        const [file = "", query = ""] = id.split("?");
        const read = (name: string) => readFileSync(path.join(photoFolder, name));
        const name = path.basename(file);
        const photo = read(name);
        const first = photoNames().find((other) => read(other).equals(photo)) ?? name;
        return `${path.resolve(photoFolder, first)}?${query}`;
      },
    },
  };
}
