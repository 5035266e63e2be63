import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Everything that a build depends on, beside the settings SITE_ORIGIN and SERVICE_WORKER. */
const inputs = [
  "app",
  "content",
  "public",
  "server",
  "tools",
  "vite.config.ts",
  "package-lock.json",
];
const stampFile = "dist/build-stamp.txt";

/** One line that is different after any change to an input. */
export function fingerprint(): string {
  const settings = [process.env.SITE_ORIGIN, process.env.SERVICE_WORKER];
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const input of inputs) {
    for (const file of listFiles(input)) hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Whether the last build was made from the same inputs. */
export function isUpToDate(print: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === print;
}

/** @param folder of a build that is whole */
export function writeStamp(folder: string, print: string): void {
  writeFileSync(path.join(folder, path.basename(stampFile)), print);
}

function listFiles(input: string): string[] {
  if (statSync(input).isFile()) return [input];
  return (
    readdirSync(input, { recursive: true, encoding: "utf8" })
      .map((name) => path.join(input, name))
      // Written by the build itself.
      .filter((file) => !file.startsWith(path.join("content", "schemas")))
      .filter((file) => statSync(file).isFile())
      .sort()
  );
}
