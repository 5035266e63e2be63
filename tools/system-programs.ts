import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** The path of the first of these programs on the PATH. */
export function findOnPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const files = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return files.find((file) => existsSync(file));
}

/** Finds a program; as root on Debian, installs it if it is missing. `advice` is what to do else. */
export function findProgram(
  find: () => string | undefined,
  packages: readonly string[],
  advice: string,
): { path: string } | { problem: string } {
  if (find() === undefined && process.getuid?.() === 0 && findOnPath("apt-get")) {
    const install = "DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends";
    const command = `apt-get update -qq && ${install} ${packages.join(" ")}`;
    spawnSync(command, { shell: true, stdio: "inherit" });
  }
  const found = find();
  return found === undefined ? { problem: `${advice}, then run this again.` } : { path: found };
}
