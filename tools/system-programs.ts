import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** The first program of these names that a shell would find, with its path. */
export function findOnPath(...names: string[]): string | undefined {
  return (process.env.PATH ?? "")
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * Installs Debian's packages where this process may do that: as root only, since a test run should
 * not ask for a password.
 * @returns whether they are there now
 */
export function installFromDebian(...packages: string[]): boolean {
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
