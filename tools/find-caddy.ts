import { findOnPath, installFromDebian } from "./system-programs.ts";

/**
 * The web server for the tests: the one of the system, or Debian's, which is installed where this
 * process may do that.
 * @returns its path, or the one line that says what to do
 */
export function findCaddy(): { path: string } | { problem: string } {
  const found =
    findOnPath("caddy") ?? (installFromDebian("caddy") ? findOnPath("caddy") : undefined);
  return found === undefined
    ? { problem: "The site was not tried on Caddy: install caddy, and start again." }
    : { path: found };
}
