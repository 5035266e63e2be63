import { statSync } from "node:fs";
import { globSync } from "tinyglobby";

const modifiedTime = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Vitest and Playwright call this first: tests of an old build would say nothing about the code. */
export default function refuseOldBuilds(): void {
  const built = Math.min(
    ...["dist/site", "dist/clinic"].map((at) => modifiedTime(`${at}/index.html`)),
  );
  const sources = globSync([
    "{src,content,plugins,public,tests/clinic}/**/*",
    "{vite,tests/clinic}.config.ts",
    "package-lock.json",
    "!**/*.test.ts",
  ]);
  const newer = sources.find((file) => modifiedTime(file) > built);
  if (newer) throw new Error(`${newer} is newer than dist: npm run build && npm run build:clinic`);
}
