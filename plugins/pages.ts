import react from "@vitejs/plugin-react";
import type { PluginOption } from "vite";
import { imagetools } from "vite-imagetools";
import { contentModules, type SiteReader } from "./content.ts";

/** What turns src/ and content/ into pages, in the browser as in Node. */
export const pagePlugins = (site: SiteReader): PluginOption[] => [
  contentModules(site),
  react({ include: /\.(mdx|tsx?)$/ }),
  imagetools(),
];

/** Icons are SVG files: Vite must bundle them, because Node cannot import them. */
export const ssr = { noExternal: ["@phosphor-icons/core"] };
