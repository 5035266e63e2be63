/* Who may not import what, as `npm run lint` checks it. docs/architecture.md says what is on each floor. */

/** The floors of the tower, highest first: each imports from those below it alone, even types. */
const tower = [
  ...["app", "assemble", "pages", "collections", "approvals", "signs", "components", "clinic"],
  ...["reader", "illustrations", "ui", "styles", "dates", "addresses"],
].map((floor) => `src/${floor}`);
const floors = ["tests", "owner-tools", "plugins", ...tower];

/** What only the build runs, by folder and by name of file. Browsers may have its types. */
const build =
  "^src/(reader|illustrations|assemble)/|^src/(clinic|pages|approvals|styles)/[^/]+$|/([\\w-]*schema|route|tags|load[\\w-]*)\\.ts$";

const rule = (name, from, to) => ({ severity: "error", name, from, to });

export default {
  forbidden: [
    rule("no-circles", {}, { circular: true }),
    ...floors.slice(1).map((floor, index) => {
      const above = floors.slice(0, index + 1).join("|");
      return rule(`nothing-above-${floor}`, { path: `^${floor}\\b` }, { path: `^(${above})\\b` });
    }),
    // What several pages show has a floor of its own. Of each other, pages read words alone.
    rule(
      "pages-import-no-page",
      { path: "^src/pages/(.+)/[^/]+$" },
      { path: "^src/pages/.+/", pathNot: ["^src/pages/$1/[^/]+$", "/schema\\.ts$"] },
    ),
    rule(
      "browsers-get-no-code-of-the-build",
      { path: "^src/", pathNot: `${build}|\\.(d|test)\\.ts$` },
      {
        path: `${build}|^node_modules/(?!(react(-dom)?|minisearch)/)|^(node:|fs$|path$)`,
        dependencyTypesNot: ["type-only"],
      },
    ),
    // It states what it expects, so it reads only the built pages: no content, code or file.
    rule(
      "specification-is-literal",
      { path: "^tests/specification/" },
      { pathNot: "^tests/(specification/|support/(built|browser)\\.ts$)|^node_modules/" },
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
