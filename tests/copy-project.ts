import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A copy of the project with the same node_modules, for destructive tests. */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const name of ["content", "plugins", "public", "src", "tools"]) {
    cpSync(name, path.join(folder, name), { recursive: true });
  }
  for (const name of ["tsconfig.json", "package.json", "package-lock.json", "vite.config.ts"]) {
    cpSync(name, path.join(folder, name));
  }
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return folder;
}
