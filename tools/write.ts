import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes a file, and the folders on the way to it. */
export function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
