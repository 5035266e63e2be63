import react from "@vitejs/plugin-react";
import type { ConfigEnv, PluginOption } from "vite";
import { imagetools, resolveConfigs } from "vite-imagetools";
import { mdx } from "./content/mdx.ts";
import { contentModules } from "./content/modules.ts";
import { pictures } from "./content/pictures.ts";
import type { SiteReader } from "./content/site-reader.ts";

/** What turns src/ and content/ into pages, in the browser as in Node. */
export const pagePlugins = (
  site: SiteReader,
  command: ConfigEnv["command"] = "build",
): PluginOption[] => [
  contentModules(site),
  pictures(site),
  mdx(site),
  react({ include: /\.(mdx|tsx?)$/ }),
  // AVIF can take a minute for a large photo, and in development every page waits for it.
  imagetools(
    command === "build"
      ? {}
      : {
          resolveConfigs: (entries, formats) =>
            resolveConfigs(entries, formats).filter(({ format }) => format !== "avif"),
        },
  ),
];
