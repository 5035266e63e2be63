import path from "node:path";
import type { Plugin } from "vite";

/*
 * What the build does to the libraries, so that a phone gets less script and reads it once. The
 * figures are in docs/decisions/0009-smaller-libraries.md.
 */

/**
 * React as modules. Its files are CommonJS: a bundler keeps each in a function, 200 kB long for
 * React DOM, that a browser reads once when the file comes and again, in one long task, when it is
 * called; and it leaves out nothing of it.
 */
export const reactModules: Plugin = {
  name: "react-modules",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: {
    filter: { id: /^(?:react|react-dom|scheduler)(?:\/(?:client|jsx-runtime))?$/ },
    handler: (id) => {
      const [name = "", part] = id.split("/");
      const file =
        part === undefined ? name : `${id.startsWith("react-") ? name : "react"}-${part}`;
      return path.resolve(`node_modules/${name}/cjs/${file}.production.js`);
    },
  },
  transform: {
    filter: { id: /\/cjs\/[\w-]+\.production\.js$/ },
    handler: (code) => ({ code: toModule(code), map: null }),
  },
};

/** @param code CommonJS that requires at its top, and assigns to single properties of `exports` */
export function toModule(code: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const declared = new Set<string>();
  const body = code
    // Errors made while React starts, to be thrown later and known by being the same. While a page is
    // inspected, Chrome notes where each was made, and reads all of the file once more for that.
    .replace(
      /(\b\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g,
      "$1 = Object.create(Error.prototype, { message: { value: $2 } })",
    )
    .replace(/(\w+) = require\("([\w-]+)"\)/g, (_match, name: string, from: string) => {
      // By its own name: passed on as a value, all of it would have to be there.
      imports.push(`import * as ${name} from "${from}";`);
      return `$${name} = 0`;
    })
    .replace(/(^)?\bexports\.(\w+)/gm, (_match, start: string | undefined, name: string) => {
      const declaration = start !== undefined && !declared.has(name) ? "var " : "";
      names.add(name);
      if (declaration !== "") declared.add(name);
      return `${declaration}$${name}`;
    });
  if (/\brequire\(|\bmodule\.exports/.test(body)) throw new Error("React is built in a new way");
  const undeclared = [...names].filter((name) => !declared.has(name));
  const list = (pair: (name: string) => string) => [...names].map(pair).join();
  return [
    ...imports,
    ...undeclared.map((name) => `var $${name};`),
    body,
    `export { ${list((name) => `$${name} as ${name}`)} };`,
    `export default { ${list((name) => `${name}: $${name}`)} };`,
  ].join("\n");
}

/**
 * The router without what nobody uses: it does not tell the bundler that its components do nothing
 * by being made, and names them for developer tools.
 */
export const unusedRouter: Plugin = {
  name: "unused-router",
  apply: "build",
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, "")
        .replace(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, "= /* @__PURE__ */ $1"),
      map: null,
    }),
  },
};

/**
 * `import()` as the browser does it. Vite's own helper would fetch what a chunk imports beside it,
 * and no chunk of a page imports what is not there already.
 */
export const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  apply: "build",
  resolveId: {
    filter: { id: /vite\/preload-helper/ },
    // A copy for the boot file: shared with the rest it would be a file to wait for.
    handler: (id, importer) => (importer?.endsWith("entry.boot.ts") ? `${id}?boot` : id),
  },
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};
