import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { isScalar, parseDocument, visit } from "yaml";
import { copyProject } from "../../tools/copy-project.ts";

/* The launch check, on the project as is, and after the owner has settled everything. */

/** Runs a tool in a copy of the project. */
function run(tool: string, folder: string) {
  const { status, stdout, stderr } = spawnSync("node", [`tools/${tool}.ts`], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, SITE_ORIGIN: "https://www.clinic-in-travelers-rest.com" },
  });
  return { status, stdout, stderr, lastLine: stdout.trimEnd().split("\n").at(-1) };
}

/** Does what the report asks for: realistic values, no samples, everything confirmed. */
function settleEverything(content: string): void {
  for (const name of readdirSync(content, { recursive: true, encoding: "utf8" })) {
    if (!/\.(yaml|mdx)$/.test(name)) continue;
    const file = path.join(content, name);
    const [, open = "", yaml = "", body = ""] = name.endsWith(".mdx")
      ? (/^(---\n)([\s\S]*?\n)(---\n[\s\S]*)$/.exec(readFileSync(file, "utf8")) ?? [])
      : [file, "", readFileSync(file, "utf8"), ""];
    const document = parseDocument(yaml);
    visit(document, {
      Pair(_, { key, value }) {
        if (!isScalar(key) || !isScalar(value)) return;
        if (value.value === "unconfirmed") value.value = "confirmed";
        if (key.value === "sample") value.value = false;
        if (typeof value.value === "string") {
          value.value = value.value
            .replace(/555-01(\d\d)/, (_match, end: string) => `834-${4200 + Number(end)}`)
            .replace(/\.example\b/, "-clinic.com")
            .replace("[name]", "Jordan Ellery")
            .replace(/A quote marked “Sample” .*/s, "Told by clients.");
        }
      },
    });
    if (name.startsWith("articles")) document.set("reviewed", "2025-06-30");
    writeFileSync(file, open + document.toString({ lineWidth: 0 }) + body);
  }
}

test("lists open points with exit code 1, and reports none once all are settled", () => {
  test.setTimeout(90_000);
  const folder = copyProject();
  const clinic = path.join(folder, "content/clinic.yaml");
  const phoneStatus = /(?<=\nphone:\n {2}display: .*\n {2}status: )\w+/;
  const setPhoneStatus = (status: string) =>
    writeFileSync(clinic, readFileSync(clinic, "utf8").replace(phoneStatus, status));

  setPhoneStatus("unconfirmed");
  const before = run("launch-check", folder);
  expect(before.stdout).toMatch(/^ *\d+\. content\/clinic\.yaml:\d+ {2}phone$/m);
  expect(before.lastLine).toMatch(/^\d+ things to settle before the site goes public\.$/);
  expect(before).toMatchObject({ status: 1, stderr: "" });

  settleEverything(path.join(folder, "content"));
  const unbuilt = run("launch-check", folder);
  expect(unbuilt.stdout).toContain("the built site");
  expect(unbuilt.lastLine).toBe("1 thing to settle before the site goes public.");
  expect(unbuilt.status).toBe(1);

  expect(run("build", folder)).toMatchObject({ status: 0, stderr: "" });
  expect(run("launch-check", folder)).toMatchObject({
    status: 0,
    stdout: "Nothing stands in the way of publishing.\n",
    stderr: "",
  });

  setPhoneStatus("unconfirmed");
  expect(run("launch-check", folder).lastLine).toMatch(/^2 things to settle/);
  rmSync(folder, { recursive: true });
});
