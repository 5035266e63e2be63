import { existsSync } from "node:fs";
import { findOnPath, installFromDebian } from "./system-programs.ts";

/**
 * A web server for the tests: the one of the system, or Debian's, which is installed where this
 * process may do that.
 * @returns its path, or the one line that says what to do
 */
export function findHost(name: "caddy" | "nginx"): { path: string } | { problem: string } {
  const found = existing(name) ?? (installFromDebian(name) ? existing(name) : undefined);
  return found === undefined
    ? { problem: `The site was not tried on ${name}: install ${name}, and start again.` }
    : { path: found };
}

function existing(name: string): string | undefined {
  // Debian keeps servers in /usr/sbin, which is not on everybody's PATH.
  const usual = ["/usr/sbin", "/usr/local/sbin"].map((folder) => `${folder}/${name}`);
  return findOnPath(name) ?? usual.find((file) => existsSync(file));
}
