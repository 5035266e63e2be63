/* Who may not import what. Diagram: docs/architecture.md. tests/architecture.test.ts asks them. */

/** Ignores types, which are erased at build time. */
const running = { dependencyTypesNot: ["type-only"] };

/**
 * The layers of the code, lowest first. None may import from a higher one, not even types. Of signs, the
 * model is for all, the build makes what pages get, and the rest are components.
 */
const layers = [
  ...["src/formatting", "src/hours", "src/signs/model", "src/styles", "src/content"],
  ...["src/addresses", "src/ui", "src/signs/build", "src/site", "src/sections"],
  ...["src/signs/(?!model/|build/)[^/]+", "src/routes", "src/document", "src/browser"],
  ...["plugins", "tools", "tests"],
];

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const forbidden = [
  { name: "no-circles", from: {}, to: { circular: true } },
  { name: "no-circles-of-folders", scope: "folder", from: {}, to: { circular: true } },
  ...layers.map((layer, index) => ({
    name: `nothing-above-${layer}`,
    from: { path: `^${layer}/` },
    to: { path: `^(${layers.slice(index + 1).join("|")})/` },
  })),
  {
    name: "ui-knows-nothing-of-the-clinic",
    from: { path: "^src/ui/" },
    to: { path: "^(src/(?!ui/)|virtual:)" },
  },
  {
    // Except the sign finder's data, which it loads when it is first used.
    name: "sections-get-content-as-props",
    from: { path: "^src/(sections|signs)/", pathNot: "^src/signs/sign-finder/" },
    to: { path: "^virtual:" },
  },
  {
    name: "addresses-and-formats-read-no-file",
    from: { path: "^src/(addresses|hours|formatting|signs/model)/" },
    to: {
      path: "^(src/(?!addresses/|hours/|formatting/|signs/model/)|node:|fs$|path$)",
      ...running,
    },
  },
  {
    // Names of files have slashes on every system; paths do not.
    name: "the-parser-knows-no-schema-and-no-path",
    from: { path: "^src/content/(?!schemas/)" },
    to: { path: "^src/content/schemas/|^(node:)?path$" },
  },
  {
    name: "browsers-get-components-and-react-alone",
    from: {
      path: "^src/(?!content/|site/|signs/build/)",
      pathNot: "^src/routes/.*\\.ts$|\\.(d|test)\\.ts$",
    },
    to: {
      path: "^src/(content/|site/|signs/build/|routes/.*\\.ts$)|^node_modules/(?!react(-dom)?/)",
      ...running,
    },
  },
  {
    // It states what it expects, so it reads only the built pages: no content, code or file.
    name: "specification-is-literal",
    from: { path: "^tests/specification/" },
    to: { pathNot: "^tests/(specification/|(built|browser)\\.ts$)|^node_modules/" },
  },
];

export default {
  forbidden: forbidden.map((rule) => ({ severity: "error", ...rule })),
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.css$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".mjs", ".json"] },
  },
};
