import { findOnPath, installFromDebian } from "./system-programs.ts";

/**
 * Finds Caddy: the system's, or Debian's, which is installed if permitted.
 * @returns its path, or one line that tells the user what to do
 */
export function findCaddy(): { path: string } | { problem: string } {
  const found =
    findOnPath("caddy") ?? (installFromDebian("caddy") ? findOnPath("caddy") : undefined);
  return found === undefined
    ? { problem: "Caddy was not tested: install caddy, then run this again." }
    : { path: found };
}
