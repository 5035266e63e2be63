import { readdirSync, readFileSync } from "node:fs";
import license, { type Dependency } from "rollup-plugin-license";
import type { Plugin } from "vite";

/** Licenses that require attribution only; names from https://spdx.org/licenses/. */
const permissive = "(MIT OR ISC OR BSD-2-Clause OR BSD-3-Clause OR Apache-2.0 OR OFL-1.1 OR 0BSD)";

const shipped = new Map<string, Dependency>();

/**
 * Records the packages bundled by a build; for every build that ships to visitors. Fails the build
 * if a package's license is missing or not permissive.
 */
export function noteLicenses(): Plugin {
  const plugin = license({
    sourcemap: false,
    thirdParty: {
      allow: { test: permissive, failOnUnlicensed: true, failOnViolation: true },
      multipleVersions: true,
      output: (dependencies) => {
        for (const one of dependencies) shipped.set(`${one.name} ${one.version}`, one);
      },
    },
  });
  // Typed for Rollup, but Vite calls the same hooks.
  return plugin as unknown as Plugin;
}

/**
 * licenses.txt: the packages bundled in this process and the fonts, each with its license text.
 * @throws if a package lacks the text, which its license requires
 */
export function licensesFile(): string {
  const packages = [...shipped].map(([name, { license, licenseText, noticeText }]) => {
    if (license === null || licenseText === null) {
      throw new Error(`${name} ships to visitors without a license text`);
    }
    return { name, license, texts: [licenseText, ...(noticeText === null ? [] : [noticeText])] };
  });
  const fonts = readdirSync("app/fonts").flatMap((file) => {
    const name = /^OFL-(.+)\.txt$/.exec(file)?.[1];
    return name === undefined
      ? []
      : [{ name, license: "OFL-1.1", texts: [readFileSync(`app/fonts/${file}`, "utf8")] }];
  });
  return [...packages, ...fonts]
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ name, license, texts }) =>
      [`${"=".repeat(80)}\n${name}: ${license}`, ...texts.map((text) => text.trim())].join("\n\n"),
    )
    .join("\n\n")
    .concat("\n");
}
