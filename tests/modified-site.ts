import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../tools/copy-project.ts";
import { outputs } from "../tools/outputs.ts";
import { serveFolder } from "../tools/serve-folder.ts";

export type ModifiedSite = { origin: string; folder: string; close: () => Promise<void> };

/** For files of content/, such as `clinic.yaml`: what becomes of their text. */
type Edits = Record<string, (text: string) => string>;

/**
 * Builds a copy of the project with other content.
 * @param settings environment variables of the build
 * @returns the folder of the copy; the caller removes it
 */
export function buildModified(edits: Edits, settings: Record<string, string> = {}): string {
  const folder = copyProject();
  for (const [name, edit] of Object.entries(edits)) {
    const file = path.join(folder, "content", name);
    const before = readFileSync(file, "utf8");
    const after = edit(before);
    if (after === before) throw new Error(`The edit of ${name} changes nothing`);
    writeFileSync(file, after);
  }
  const { status, stderr } = spawnSync("node", ["tools/build.ts"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...settings },
  });
  if (status !== 0) throw new Error(stderr);
  return folder;
}

/** Builds a copy of the project with other content, and serves it on a free port. */
export async function serveModified(edits: Edits): Promise<ModifiedSite> {
  const folder = buildModified(edits);
  const { origin, close } = await serveFolder(path.join(folder, outputs.site));
  return {
    origin,
    folder,
    close: async () => {
      close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** `clinic.yaml` whose owner has confirmed the hours of 2026, Thanksgiving and a short Christmas Eve. */
export function confirmHours(clinic: string): string {
  return clinic.replace(
    /\n {2}closures: [\s\S]*?\n {2}status: \w+/,
    `
  closures:
    - { date: 2026-11-26, name: Thanksgiving }
    - { date: 2026-12-24, name: Christmas Eve, hours: [{ opens: "08:00", closes: "12:00" }] }
  closuresListedFor: [2026]
  status: confirmed`,
  );
}
