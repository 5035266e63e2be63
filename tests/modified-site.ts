import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createSiteServer } from "../server/site-server.ts";
import { outputs } from "../tools/outputs.ts";
import { copyProject } from "./copy-project.ts";

export type ModifiedSite = { origin: string; folder: string; close: () => Promise<void> };

/**
 * Builds a copy of the project with other content, and serves it on a free port.
 * @param edits for files of content/, such as `clinic.yaml`: what becomes of their text
 */
export async function serveModified(
  edits: Record<string, (text: string) => string>,
): Promise<ModifiedSite> {
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
  });
  if (status !== 0) throw new Error(stderr);
  const server = createSiteServer(path.join(folder, outputs.site)).listen(0);
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    folder,
    close: async () => {
      server.close();
      server.closeAllConnections();
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
