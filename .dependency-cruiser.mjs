/* Who may not import what, as `npm run lint` checks it. Diagram: docs/architecture.md. */

/** Ignores types, which are erased at build time. */
const running = { dependencyTypesNot: ["type-only"] };

/**
 * The layers of the code, lowest first. None may import from a higher one, not even types. Of signs, the
 * model is for all, the build makes what pages get, and the parts are components.
 */
const layers = [
  "src/formatting",
  "src/hours",
  "src/signs/model",
  "src/content",
  "src/addresses",
  "src/ui",
  "src/rich-text",
  "src/signs/build",
  "src/site",
  "src/shell",
  "src/sections",
  "src/signs/parts",
  "src/routes",
  "src/document",
  "src/browser",
  "plugins",
  "tools",
  "tests",
];

const rule = (name, from, to) => ({ severity: "error", name, from, to });

export default {
  forbidden: [
    rule("no-circles", {}, { circular: true }),
    { ...rule("no-circles-of-folders", {}, { circular: true }), scope: "folder" },
    ...layers.map((layer, index) => {
      const above = layers.slice(index + 1).join("|");
      return rule(`nothing-above-${layer}`, { path: `^${layer}/` }, { path: `^(${above})/` });
    }),
    rule(
      "ui-knows-nothing-of-the-clinic",
      { path: "^src/ui/" },
      { path: "^(src/(?!ui/)|virtual:)" },
    ),
    // Except the sign finder's data, which it loads when it is first used.
    rule(
      "sections-get-content-as-props",
      { path: "^src/(rich-text|shell|sections|signs)/", pathNot: "^src/signs/parts/sign-finder/" },
      { path: "^virtual:" },
    ),
    rule(
      "addresses-and-formats-read-no-file",
      { path: "^src/(addresses|hours|formatting|signs/model)/" },
      { path: "^(src/(?!addresses/|hours/|formatting/|signs/model/)|node:|fs$|path$)", ...running },
    ),
    // Names of files have slashes on every system; paths do not.
    rule(
      "the-parser-knows-no-schema-and-no-path",
      { path: "^src/content/(?!schemas/)" },
      { path: "^src/content/schemas/|^(node:)?path$" },
    ),
    rule(
      "browsers-get-components-and-react-alone",
      {
        path: "^src/(?!content/|site/|signs/build/)",
        pathNot: "^src/routes/.*\\.ts$|\\.(d|test)\\.ts$",
      },
      {
        path: "^src/(content/|site/|signs/build/|routes/.*\\.ts$)|^node_modules/(?!react(-dom)?/)",
        ...running,
      },
    ),
    // It states what it expects, so it reads only the built pages: no content, code or file.
    rule(
      "specification-is-literal",
      { path: "^tests/specification/" },
      { pathNot: "^tests/(specification/|(built|browser)\\.ts$)|^node_modules/" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.css$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".mjs", ".json"] },
  },
};
