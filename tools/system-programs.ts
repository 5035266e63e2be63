import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** The path of the first of these programs on the PATH. */
export function findOnPath(...names: string[]): string | undefined {
  return (process.env.PATH ?? "")
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * Finds a program; if missing, installs Debian packages if permitted.
 * @param find returns its path, or undefined
 * @param advice completes “… , then run this again.” if it cannot be had
 */
export function findProgram(
  find: () => string | undefined,
  packages: readonly string[],
  advice: string,
): { path: string } | { problem: string } {
  const found = find() ?? (installFromDebian(...packages) ? find() : undefined);
  return found === undefined ? { problem: `${advice}, then run this again.` } : { path: found };
}

/**
 * Installs Debian packages if running as root; otherwise a test run would ask for a password.
 * @returns whether they were installed
 */
function installFromDebian(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing Debian's ${packages.join(", ")} ...`);
  const apt = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  return (
    apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", ...packages)
  );
}
