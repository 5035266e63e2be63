import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { readBuilt } from "./files.ts";

/** Licenses that require attribution only; names from https://spdx.org/licenses/. */
const permissive = ["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "0BSD"];

/** A package in the JSON that Vite writes (https://vite.dev/config/build-options#build-license). */
type Package = { name: string; version: string; identifier?: string; text?: string };

/**
 * licenses.txt: bundled packages and fonts, each with its license text.
 * @throws if a package lacks a permissive license or its text
 */
export function licensesFile(): string {
  const texts = new Map<string, string>();
  for (const file of globSync("src/fonts/OFL-*.txt")) {
    texts.set(`${path.parse(file).name.slice(4)}: OFL-1.1`, readFileSync(file, "utf8"));
  }
  const packages: Package[] = JSON.parse(readBuilt(".vite/licenses.json"));
  for (const { name, version, identifier = "no license", text } of packages) {
    if (!permissive.includes(identifier) || text === undefined) {
      throw new Error(`${name} ships to visitors with ${identifier}, or without its text`);
    }
    texts.set(`${name} ${version}: ${identifier}`, text);
  }
  return [...texts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, text]) => `${"=".repeat(80)}\n${name}\n\n${text.trim()}\n`)
    .join("\n");
}
