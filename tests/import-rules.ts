import type { ICruiseOptions, IRegularForbiddenRuleType } from "dependency-cruiser";

/* Diagram: docs/architecture.md. tests/architecture.test.ts proves that each rule works. */

const forbid = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType["from"],
  to: IRegularForbiddenRuleType["to"],
): IRegularForbiddenRuleType => ({ name, comment, severity: "error", from, to });

/** Types are erased at build time: only runtime imports count. */
const running = { dependencyTypesNot: ["type-only" as const] };

const forbidden = [
  forbid("no-circles", "No import cycles, not even between types.", {}, { circular: true }),
  forbid(
    "ui-knows-nothing-of-the-clinic",
    "app/ui imports React and itself.",
    { path: "^app/ui/" },
    { path: "^(app/(?!ui/)|content/|server/|tools/|virtual:)" },
  ),
  forbid(
    "sections-get-words-as-props",
    "app/sections imports types from elsewhere, formats and hours; no content, no policies.",
    { path: "^app/sections/" },
    {
      path: "^(app/(?!ui/|sections/|formatting/|hours/)|content/|server/|tools/|virtual:)",
      ...running,
    },
  ),
  forbid(
    "components-load-nothing",
    "A route's component receives its loader's content.",
    { path: "^app/routes/.*\\.tsx$" },
    {
      path: "^(app/(content-model|policies)/|app/routes/.*\\.ts$|content/|server/|tools/)",
      ...running,
    },
  ),
  forbid(
    "policies-hold-no-component-and-read-no-file",
    "app/policies, app/hours and app/formatting are pure functions.",
    { path: "^app/(policies|hours|formatting)/", pathNot: "\\.test\\.ts$" },
    {
      path: "^(app/(?!policies/|hours/|formatting/)|content/|server/|tools/|node:|fs$|path$)",
      ...running,
    },
  ),
  forbid(
    "content-model-is-a-boundary",
    "app/content-model reads content/ and does not depend on pages.",
    { path: "^app/content-model/(?!load-)", pathNot: "\\.test\\.ts$" },
    { path: "^(app/(?!content-model/|formatting/)|server/|tools/)", ...running },
  ),
  forbid(
    "no-parser-in-the-browser",
    "Code that reads or validates content runs at build time only.",
    {
      path: "^app/(?!content-model/)",
      pathNot: "^app/routes/.*\\.ts$|\\.(test|d)\\.ts$",
    },
    { path: "^app/content-model/|^app/routes/.*\\.ts$", ...running },
  ),
  forbid(
    "app-does-not-know-its-tools",
    "app/ runs in a browser; server/ and tools/ run in Node.",
    { path: "^app/" },
    { path: "^(server|tools)/" },
  ),
  forbid(
    "service-worker-is-alone",
    "It runs apart from the pages and imports policies only.",
    { path: "^app/service-worker/" },
    { path: "^(app/(?!service-worker/|policies/)|content/|server/|tools/|virtual:)" },
  ),
  forbid(
    "nothing-imports-tests",
    "Only tests import tests.",
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
