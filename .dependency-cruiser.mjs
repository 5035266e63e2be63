/* Who may not import what, as `npm run lint` checks it. docs/architecture.md draws the tower. */

/** The floors of the tower, lowest first: each imports from those below it alone, even types. */
const tower = [
  ...["addresses", "dates", "styles", "ui", "illustrations", "content"],
  ...["clinic", "parts", "signs", "pages", "site", "app"],
].map((folder) => `src/${folder}`);
const floors = [...tower, "plugins", "tools", "tests"];

/** What only the build runs, by folder and by name of file. Browsers may have its types. */
const build =
  "^src/(content|illustrations|site)/|^src/clinic/[^/]+$|/(fields|tags|(load|token)-?\\w*)\\.ts$";

const rule = (name, from, to) => ({ severity: "error", name, from, to });

export default {
  forbidden: [
    rule("no-circles", {}, { circular: true }),
    ...floors.map((floor, index) => {
      const above = floors.slice(index + 1).join("|");
      return rule(`nothing-above-${floor}`, { path: `^${floor}/` }, { path: `^(${above})/` });
    }),
    rule(
      "browsers-get-components-and-react-alone",
      { path: "^src/", pathNot: `${build}|^src/pages/\\w+\\.ts$|\\.(d|test)\\.ts$` },
      {
        path: `${build}|^node_modules/(?!react(-dom)?/)|^(node:|fs$|path$)`,
        dependencyTypesNot: ["type-only"],
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
