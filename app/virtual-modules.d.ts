/// <reference types="vite/client" />

/** Modules that tools/vite-content.ts makes from content/. */

declare module "virtual:pages" {
  import type { MDXContent } from "mdx/types.js";
  import type { PageData } from "./page.ts";
  import type { RouteName } from "./routes.ts";

  export const pages: Record<
    string,
    {
      name: RouteName;
      load: () => Promise<{ data: PageData<unknown>; Body: MDXContent | undefined }>;
    }
  >;
}

declare module "virtual:shell" {
  import type { Shell } from "./shell.loader.ts";

  export const shell: Shell;
}
