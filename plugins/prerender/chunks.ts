import type { Rolldown } from "vite";

/** Finds scripts by modules such as `src/browser/boot.ts`. @throws {Error} if there is none */
export function chunksIn(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const chunkOf = (module: string): Rolldown.OutputChunk => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (found === undefined) throw new Error(`The build has no ${module}`);
    return found;
  };
  const withImports = (chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] => {
    const imports = chunk.imports.flatMap((name) => chunks.filter((one) => one.fileName === name));
    return [...imports.flatMap(withImports), chunk];
  };
  return {
    chunkOf,
    /** The scripts that modules need, and their style sheets, each once: imports come first. */
    filesOf(modules: readonly string[]) {
      const needed = [...new Set(modules.map(chunkOf).flatMap(withImports))];
      const sheets = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      return { scripts: needed.map(({ fileName }) => fileName), sheets: [...new Set(sheets)] };
    },
  };
}
