/*
 * Modules that plugins/content/modules.ts generates from content/. Ambient modules cannot have relative
 * imports, hence the inline `import()` types.
 */

declare module "virtual:pages" {
  export const pages: Record<
    string,
    () => Promise<import("../assemble/page-module.ts").LoadedPage>
  >;
}

declare module "virtual:hours" {
  export const hours: ReturnType<typeof import("../clinic/load-shell.ts").loadHours>;
}

declare module "virtual:sign-search" {
  export const searchItems: ReturnType<typeof import("../signs/search/load-search.ts").loadSearch>;
}

declare module "virtual:shell" {
  export const shell: import("../clinic/load-shell.ts").Shell;
  export const signWords: ReturnType<typeof import("../signs/load-words.ts").loadSignWords>;
}
