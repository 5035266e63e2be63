import { mkdirSync, writeFileSync } from "node:fs";

/** The folder for reports of checks and benchmarks. */
export const reports = "node_modules/.cache/reports";

/** Writes figures to `name`.json. */
export function writeReport(name: string, figures: unknown): void {
  mkdirSync(reports, { recursive: true });
  writeFileSync(`${reports}/${name}.json`, JSON.stringify(figures, undefined, 2));
}
