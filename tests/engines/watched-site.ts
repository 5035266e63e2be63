import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { outputs } from "../../tools/outputs.ts";
import { type ServedFolder, serveFolder } from "../../tools/serve-folder.ts";

const folder = "dist/watched-site";

/** Notes for the checks, in the session of the page, what its console says and what fails: the driver of WebKit tells neither. */
function record(): void {
  const note = (kind: string, text: unknown) => {
    sessionStorage.noise = `${sessionStorage.noise ?? ""}${kind}: ${text}\n`;
  };
  addEventListener("error", ({ message }) => note("error", message));
  addEventListener("unhandledrejection", ({ reason }) => note("rejection", reason));
  addEventListener("securitypolicyviolation", (event) => note("policy", event.blockedURI));
  for (const kind of ["log", "info", "warn", "error"] as const) {
    console[kind] = (...parts) => note(kind, parts.join(" "));
  }
}

/** Serves a copy of the built site. The script that every page asks for begins with the record. */
export function serveWatched(): Promise<ServedFolder> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(outputs.site, folder, { recursive: true });
  for (const script of globSync(`${folder}/assets/boot-*.js`)) {
    writeFileSync(script, `(${record})();\n${readFileSync(script, "utf8")}`);
    for (const packed of [".br", ".gz"]) rmSync(script + packed);
  }
  return serveFolder(folder);
}
