import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A copy of the project with the same node_modules, for destructive tests. */
export function copyProject(folder = mkdtempSync(path.join(tmpdir(), "site-"))): string {
  const files = ["tsconfig.json", "package.json", "package-lock.json", "vite.config.ts"];
  for (const name of ["content", "plugins", "public", "src", "tools", ...files]) {
    cpSync(name, path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return folder;
}
