/// <reference types="vite/client" />

/*
 * Modules that tools/vite-content.ts makes from content/. An ambient module may not import by a
 * relative path; it may name a type by one.
 */

declare module "virtual:pages" {
  export const pages: Record<
    string,
    {
      name: string;
      load: () => Promise<Pick<import("./page.ts").LoadedPage, "data" | "Body">>;
    }
  >;
}

declare module "virtual:shell" {
  export const shell: import("../prerender/load-shell.ts").Shell;
}
