import { globSync, readFileSync, statSync } from "node:fs";
import { shortHash } from "../../src/content/short-hash.ts";

/** Changes whenever an input of the build changes. */
export function fingerprint(isForCdn: boolean): string {
  const { SITE_ORIGIN, SERVICE_WORKER } = process.env;
  const files = globSync(["{app,content,public,server,tools}/**", "package-lock.json"]).sort();
  return shortHash(
    JSON.stringify([SITE_ORIGIN, SERVICE_WORKER, isForCdn]),
    ...files.flatMap((file) =>
      statSync(file).isFile() ? [`\0${file}\0`, readFileSync(file)] : [],
    ),
  );
}
