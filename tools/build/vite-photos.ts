import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

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
        const folder = path.resolve("content/photos");
        const photo = readFileSync(path.join(folder, path.basename(file)));
        const first = readdirSync(folder).find((name) =>
          readFileSync(path.join(folder, name)).equals(photo),
        );
        return `${path.join(folder, first ?? "")}?${query}`;
      },
    },
  };
}
