import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes a file and creates its folders. */
export function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
