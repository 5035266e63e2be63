import type { ICruiseOptions, IRegularForbiddenRuleType } from "dependency-cruiser";

/*
 * Who may import whom (docs/architecture.md draws it). tests/architecture.test.ts breaks each rule
 * once and sees it go red.
 */

const forbid = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType["from"],
  to: IRegularForbiddenRuleType["to"],
): IRegularForbiddenRuleType => ({ name, comment, severity: "error", from, to });

/** Types vanish in the build: only what runs counts. */
const running = { dependencyTypesNot: ["type-only" as const] };

const forbidden = [
  forbid(
    "no-circles",
    "Modules that need each other are one module; so are types.",
    {},
    { circular: true },
  ),
  forbid(
    "ui-knows-nothing-of-the-clinic",
    "app/ui imports React and itself.",
    { path: "^app/ui/" },
    { path: "^(app/(?!ui/)|content/|server/|tools/|virtual:)" },
  ),
  forbid(
    "sections-get-words-as-props",
    "app/sections takes types from elsewhere, and how dates are written; no content, no other policy.",
    { path: "^app/sections/" },
    {
      path: "^(app/(?!ui/|sections/|policies/dates)|content/|server/|tools/|virtual:)",
      ...running,
    },
  ),
  forbid(
    "components-load-nothing",
    "A route's component gets what its loader has picked.",
    { path: "^app/routes/.*\\.tsx$" },
    {
      path: "^(app/(content-model|policies/(?!dates)|prerender)/|app/routes/.*\\.ts$|content/|server/|tools/)",
      ...running,
    },
  ),
  forbid(
    "policies-hold-no-component-and-read-no-file",
    "app/policies are pure functions of what they are given.",
    { path: "^app/policies/", pathNot: "\\.test\\.ts$" },
    { path: "^(app/(?!policies/)|content/|server/|tools/|node:|fs$|path$)", ...running },
  ),
  forbid(
    "content-model-is-a-boundary",
    "app/content-model reads content/ for everybody, and needs no page to do it.",
    { path: "^app/content-model/", pathNot: "\\.test\\.ts$" },
    { path: "^(app/(?!content-model/|policies/dates)|server/|tools/)", ...running },
  ),
  forbid(
    "no-parser-in-the-browser",
    "Whatever reads or checks content runs at build time only: app/prerender and the route.ts files.",
    {
      path: "^app/(?!content-model/|prerender/)",
      pathNot: "^app/routes/.*\\.ts$|\\.(test|d)\\.ts$",
    },
    { path: "^app/(content-model|prerender)/|^app/routes/.*\\.ts$", ...running },
  ),
  forbid(
    "app-does-not-know-its-tools",
    "app/ runs in a browser; server/ and tools/ run in Node.",
    { path: "^app/" },
    { path: "^(server|tools)/" },
  ),
  forbid(
    "service-worker-is-alone",
    "It runs beside the pages: it knows paths, and no page knows it.",
    { path: "^app/service-worker/" },
    { path: "^(app/(?!service-worker/|policies/)|content/|server/|tools/|virtual:)" },
  ),
  forbid(
    "nothing-imports-tests",
    "Tests are at the end of every chain.",
    { pathNot: "^tests/" },
    { path: "^tests/" },
  ),
];

export const importRules: ICruiseOptions = {
  ruleSet: { forbidden },
  validate: true,
  doNotFollow: { path: "node_modules" },
  exclude: { path: "\\.css$" },
  tsPreCompilationDeps: true,
  tsConfig: { fileName: "tsconfig.json" },
  enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".mjs", ".json"] },
};
