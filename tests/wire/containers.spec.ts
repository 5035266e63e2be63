import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { validate } from "dockerfile-utils";
import { parse } from "yaml";
import { outputs } from "../../tools/outputs.ts";

/* The container, as far as it can be tried without an engine that builds it. */

const dockerfile = readFileSync("Dockerfile", "utf8");
const [, build = "", caddy = ""] = dockerfile.split(/^(?=FROM )/m);

/** What a stage says with one kind of instruction. */
const told = (stage: string, instruction: string) =>
  Array.from(stage.matchAll(new RegExp(`^${instruction} (.+)$`, "gm")), ([, text = ""]) => text);

test("the Dockerfile has no fault that its linter knows, and names images to the version", () => {
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  const images = told(dockerfile, "FROM");
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+-[a-z]+/);
  expect(told(caddy, "USER")).toEqual(["10001:10001"]);
});

test("the build gets what it reads, and is told where the site will be", () => {
  const copied = told(build, "COPY").flatMap((text) => text.split(" ").slice(0, -1));
  const admitted = readFileSync(".dockerignore", "utf8").match(/(?<=^!).+$/gm) ?? [];
  expect(copied.sort()).toEqual([...admitted].sort());
  for (const file of copied) expect(existsSync(file), file).toBe(true);
  expect(told(build, "ARG")).toEqual(["SITE_ORIGIN"]);
  expect(parse(readFileSync("compose.yaml", "utf8")).services.caddy).toMatchObject({
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    build: { args: { SITE_ORIGIN: expect.stringContaining("${SITE_ORIGIN:?") } },
  });
});

test("Caddy has its files where its configuration looks for them", () => {
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
