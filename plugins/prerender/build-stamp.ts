import { globSync, readFileSync, statSync } from "node:fs";
import { shortHash } from "../../src/content/short-hash.ts";

/** Holds the fingerprint of the last complete build. */
export const stamp = "dist/build-stamp.txt";

/** Changes whenever an input of the build changes. @param mode Vite's */
export function fingerprint(mode: string): string {
  const { SITE_EDITION, SITE_ORIGIN, SERVICE_WORKER } = process.env;
  const inputs = ["{content,plugins,public,src}/**", "package-lock.json", "vite.config.ts"];
  const files = globSync(inputs).sort();
  return shortHash(
    JSON.stringify([mode, SITE_EDITION, SITE_ORIGIN, SERVICE_WORKER]),
    ...files.flatMap((file) =>
      statSync(file).isFile() ? [`\0${file}\0`, readFileSync(file)] : [],
    ),
  );
}
