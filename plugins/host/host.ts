import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { endWithNpm, explainErrors } from "../listen.ts";
import { siteHandler } from "./site-handler.ts";

/** Makes `vite preview` answer as the host will. */
export function host(): Plugin {
  return {
    name: "host",
    configurePreviewServer({ config, httpServer, middlewares }) {
      const { outDir } = config.build;
      if (!existsSync(path.join(outDir, "_headers"))) {
        console.error(`There is no built site in ${outDir}. Build it first: npm run build`);
        process.exit(1);
      }
      endWithNpm();
      explainErrors(httpServer, config.preview.port);
      middlewares.use(siteHandler(outDir));
    },
  };
}
