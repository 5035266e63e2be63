import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { outputs } from "../../tools/outputs.ts";

/* The built pages, judged by html-validate and, if Java is installed, by the Nu checker. */

const files = readdirSync(outputs.site, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .map((name) => path.join(outputs.site, name));

const broken = "<!doctype html><p><div id=a id=b></p>";
const checker = new HtmlValidate({ extends: ["html-validate:standard"] });

test("html-validate has nothing against any page", async () => {
  expect(files.length).toBeGreaterThan(31);
  for (const file of files) {
    const { results } = await checker.validateFile(file);
    const faults = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(faults, file).toEqual([]);
  }
});

test("html-validate would have something against a broken page", async () => {
  const { valid } = await checker.validateString(broken);
  expect(valid).toBe(false);
});

/** The Nu checker is a Java program. */
const isJavaHere = spawnSync("java", ["-version"]).status === 0;
if (!isJavaHere) console.log("Without Java, the Nu checker does not run.");

test.runIf(isJavaHere)("the Nu checker has nothing against any page", () => {
  const jar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
  const folder = mkdtempSync(path.join(tmpdir(), "broken-"));
  const brokenFile = path.join(folder, "broken.html");
  writeFileSync(brokenFile, broken);
  // The run is too short for Java's optimizer to pay off. The checker's CSS is older than ours.
  const settings = [
    "-Xss8m",
    "-XX:TieredStopAtLevel=1",
    "-jar",
    jar,
    "--errors-only",
    "--format",
    "json",
  ];
  const { stderr } = spawnSync(
    "java",
    [...settings, "--filterpattern", "CSS: .*", ...files, brokenFile],
    { encoding: "utf8", maxBuffer: 1e8 },
  );
  const { messages }: { messages: { url: string; message: string }[] } = JSON.parse(stderr);
  const isBroken = ({ url }: { url: string }) => url.endsWith("/broken.html");
  expect(messages.filter((message) => !isBroken(message)).slice(0, 20)).toEqual([]);
  expect(messages.some(isBroken), "it finds faults").toBe(true);
  rmSync(folder, { recursive: true });
});
