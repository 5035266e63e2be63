import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { validate } from "dockerfile-utils";
import { parse } from "yaml";
import { outputs } from "../../server/outputs.ts";

/* The container, as far as testable without building it. */

const dockerfile = readFileSync("Dockerfile", "utf8");
const [, build = "", caddy = ""] = dockerfile.split(/^(?=FROM )/m);

/** Arguments of one kind of instruction in a stage. */
const told = (stage: string, instruction: string) =>
  Array.from(stage.matchAll(new RegExp(`^${instruction} (.+)$`, "gm")), ([, text = ""]) => text);

test("the Dockerfile passes its linter and pins image versions", () => {
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  const images = told(dockerfile, "FROM");
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+-[a-z]+/);
  expect(told(caddy, "USER")).toEqual(["10001:10001"]);
});

test("the build gets its inputs and the site's origin", () => {
  const copied = told(build, "COPY").flatMap((text) => text.split(" ").slice(0, -1));
  const admitted = readFileSync(".dockerignore", "utf8").match(/(?<=^!).+$/gm) ?? [];
  expect(copied.sort()).toEqual([...admitted].sort());
  for (const file of copied) expect(existsSync(file), file).toBe(true);
  // The build refuses an empty origin.
  expect(told(build, "ARG")).toEqual(['SITE_ORIGIN=""']);
  expect(parse(readFileSync("compose.yaml", "utf8")).services.caddy).toMatchObject({
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    hostname: expect.stringContaining("${SITE_ADDRESS:-"),
    build: { args: { SITE_ORIGIN: expect.stringContaining("${SITE_ORIGIN:?") } },
  });
});

test("Caddy's files are where its configuration expects them", () => {
  const places = Object.fromEntries(
    told(caddy, "COPY").map((text) => text.split(" ").slice(1).reverse()),
  );
  const command: string[] = JSON.parse(told(caddy, "CMD")[0] ?? "");
  const config = command[command.indexOf("--config") + 1] ?? "";
  expect(places[config]).toBe("/site/dist/hosting/Caddyfile");
  const caddyfile = readFileSync(path.join(outputs.hosting, "Caddyfile"), "utf8");
  const [, root = ""] = /\{\$SITE_ROOT:(.+)\}/.exec(caddyfile) ?? [];
  expect(places[root]).toBe(`/site/${outputs.site}`);
});
