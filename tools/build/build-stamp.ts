import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** All inputs of a build, besides SITE_ORIGIN and SERVICE_WORKER. */
const inputs = ["{app,content,public,server,tools}/**", "package-lock.json"];
const stampFile = "dist/build-stamp.txt";

/** Changes whenever an input changes. */
export function fingerprint(): string {
  const settings = [process.env.SITE_ORIGIN, process.env.SERVICE_WORKER];
  const hash = createHash("sha256").update(JSON.stringify(settings));
  const files = globSync(inputs, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative("", path.join(parentPath, name)));
  for (const file of files.sort()) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/** Whether the last build had the same inputs. */
export function isUpToDate(print: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === print;
}

/** @param folder of a complete build */
export function writeStamp(folder: string, print: string): void {
  writeFileSync(path.join(folder, path.basename(stampFile)), print);
}
