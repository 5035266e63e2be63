import { readdirSync, readFileSync } from "node:fs";
import license, { type Dependency } from "rollup-plugin-license";
import type { Plugin } from "vite";

/** Licences that ask for no more than to be named; as https://spdx.org/licenses/ calls them. */
const permissive = "(MIT OR ISC OR BSD-2-Clause OR BSD-3-Clause OR Apache-2.0 OR OFL-1.1 OR 0BSD)";

const shipped = new Map<string, Dependency>();

/**
 * Notes each package whose code goes into what it bundles. For every build whose files visitors get.
 * The build stops at a package whose licence is missing or not permissive.
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
  // It is typed for Rollup; Vite calls its hooks in the same way.
  return plugin as unknown as Plugin;
}

/**
 * licenses.txt: what the builds of this process have bundled, and the fonts, each with the text of
 * its licence.
 * @throws where a package has no such text, since its licence asks for it
 */
export function licensesFile(): string {
  const packages = [...shipped].map(([name, { license, licenseText, noticeText }]) => {
    if (license === null || licenseText === null) {
      throw new Error(`${name} goes to visitors and has no licence text`);
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
