/// <reference types="vite/client" />

/*
 * Modules that tools/build/vite-content.ts generates from content/. Ambient modules cannot have relative
 * imports, hence the inline `import()` types.
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
  export const shell: import("../content-model/load-shell.ts").Shell;
}
