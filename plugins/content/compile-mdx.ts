import { compile } from "@mdx-js/mdx";
import type { Plugin } from "vite";
import { remarkContent, remarkSyntax } from "../../src/content/mdx.ts";
import { readSource } from "../../src/content/read.ts";
import type { SiteReader } from "./site-reader.ts";

/** Compiles MDX bodies to components, with facts inserted and sections wrapped. */
export function mdx(reader: SiteReader): Plugin {
  return {
    name: "mdx",
    enforce: "pre",
    async transform(_text, id) {
      if (!id.endsWith(".mdx")) return undefined;
      const { facts, signTable: signs } = await reader.get();
      const code = await compile(readSource(id).body, {
        development: this.environment.config.mode === "development",
        remarkPlugins: [...remarkSyntax, [remarkContent, { facts, signs }]],
      });
      return { code: String(code), map: null };
    },
  };
}
