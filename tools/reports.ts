import { mkdirSync, writeFileSync } from "node:fs";

/** Where checks and measurements write what they found. */
export const reports = "node_modules/.cache/reports";

/** Writes the figures of a measurement as `name`.json. */
export function writeReport(name: string, figures: unknown): void {
  mkdirSync(reports, { recursive: true });
  writeFileSync(`${reports}/${name}.json`, JSON.stringify(figures, undefined, 2));
}
