import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";

const inputs = ["{app,content,public,server,tools}/**", "package-lock.json"];

/** Changes whenever an input of the build changes. */
export function fingerprint(): string {
  const { SITE_ORIGIN, SERVICE_WORKER } = process.env;
  const hash = createHash("sha256").update(JSON.stringify([SITE_ORIGIN, SERVICE_WORKER]));
  for (const file of globSync(inputs).sort()) {
    if (statSync(file).isFile()) hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}
