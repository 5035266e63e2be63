/* Who may not import what. Diagram: docs/architecture.md. tests/architecture.test.ts asks them. */

/** Types are erased at build time: few rules count them. */
const running = { dependencyTypesNot: ["type-only"] };
/** Unit tests lie beside what they test. */
const pathNot = "\\.test\\.ts$";

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const forbidden = [
  { name: "no-circles", from: {}, to: { circular: true } },
  {
    name: "ui-knows-nothing-of-the-clinic",
    from: { path: "^src/ui/" },
    to: { path: "^(src/(?!ui/)|content/|plugins/|tools/|virtual:)" },
  },
  {
    name: "sections-get-content-as-props",
    from: { path: "^src/sections/" },
    to: {
      path: "^(src/(?!ui/|sections/|formatting/|hours/)|content/|plugins/|tools/|virtual:)",
      ...running,
    },
  },
  {
    name: "components-load-nothing",
    from: { path: "^src/routes/.*\\.tsx$" },
    to: {
      path: "^(src/(content|site|policies)/|src/routes/.*\\.ts$|content/|plugins/|tools/)",
      ...running,
    },
  },
  {
    name: "policies-hold-no-component-and-read-no-file",
    from: { path: "^src/(policies|hours|formatting)/", pathNot },
    to: {
      path: "^(src/(?!policies/|hours/|formatting/)|content/|plugins/|tools/|node:|fs$|path$)",
      ...running,
    },
  },
  {
    name: "content-knows-no-site",
    from: { path: "^src/content/", pathNot },
    to: { path: "^(src/(?!content/|formatting/|hours/|styles/)|plugins/|tools/)", ...running },
  },
  {
    name: "the-parser-knows-no-schema",
    from: { path: "^src/content/(?!schemas/)", pathNot },
    to: { path: "^src/content/schemas/" },
  },
  {
    name: "no-parser-in-the-browser",
    from: {
      path: "^src/(?!content/|site/)",
      pathNot: "^src/routes/.*\\.ts$|\\.(test|d)\\.ts$",
    },
    to: { path: "^src/(content|site)/|^src/routes/.*\\.ts$", ...running },
  },
  {
    name: "src-does-not-know-its-tools",
    from: { path: "^src/" },
    to: { path: "^(plugins|tools)/" },
  },
  {
    name: "nothing-imports-tests",
    from: { path: "^(?!tests/)", pathNot },
    to: { path: "^tests/" },
  },
  {
    // It says itself what it expects, so it reads the built pages, and no content, code or file.
    name: "specification-is-literal",
    from: { path: "^tests/specification/" },
    to: { pathNot: "^tests/(specification/|built\\.ts$)|^node_modules/" },
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
