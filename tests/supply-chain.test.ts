import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/* What npm may bring onto a machine: package-lock.json, .npmrc and allowScripts in package.json. */

type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
};

const lock: { lockfileVersion: number; packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);
const { "": project, ...packages } = lock.packages;
const manifest: {
  allowScripts: Record<string, boolean>;
  scripts: Record<string, string>;
} = JSON.parse(readFileSync("package.json", "utf8"));
const nameOf = (place: string) => place.replace(/^.*node_modules\//, "");

/** Packages with a script that npm would run on install, and what has been decided about it. */
const reviewed: Record<string, { allowed: boolean; reason: string }> = {
  node: {
    allowed: true,
    reason: "asks npm for the Node of this system, in this very version, and puts it into its bin/",
  },
  "vnu-jar": {
    allowed: false,
    reason: "downloads a Java where there is none; the checker runs on the Java of the system",
  },
};

test("the lockfile is of version 3 and holds what package.json asks for", () => {
  expect(lock.lockfileVersion).toBe(3);
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(project).toMatchObject({ dependencies, devDependencies });
});

test("every package comes from the registry, with a hash of what it must be", () => {
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  for (const [place, { version, resolved, integrity }] of Object.entries(packages)) {
    expect(version, place).toMatch(/^\d+\.\d+\.\d+/);
    // A host in the lockfile would send everybody to the mirror of whoever wrote it.
    expect(resolved, place).toBeUndefined();
    expect(integrity, place).toMatch(/^sha512-[\w+/]{86}==$/);
  }
});

test("a package with an install script has been reviewed", () => {
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => nameOf(place));
  expect(withScript.sort()).toEqual(Object.keys(reviewed).sort());
});

test("only the install scripts that are allowed run", () => {
  // npm 11 reads allowScripts; npm 10 does not, and runs none.
  expect(manifest.allowScripts).toEqual(
    Object.fromEntries(Object.entries(reviewed).map(([name, { allowed }]) => [name, allowed])),
  );
  expect(readFileSync(".npmrc", "utf8").split("\n")).toContain("ignore-scripts=true");
});

test("every command brings the Node that it runs on", () => {
  for (const [name, command] of Object.entries(manifest.scripts)) {
    expect(command, name).toMatch(/^node tools\/run\.mjs (?:--built )?\S+\.(?:ts|mjs|js)(?: |$)/);
  }
});
