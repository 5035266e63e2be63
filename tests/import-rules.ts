import type { ICruiseOptions, IForbiddenRuleType } from "dependency-cruiser";

/* Diagram: docs/architecture.md. tests/architecture.test.ts proves that each rule works. */

type Rule = [name: string, from: string, to: string, options?: { pathNot?: string; types?: true }];

/** Who may not import what, by their paths. Types are erased at build time: few rules count them. */
const rules: Rule[] = [
  [
    "ui-knows-nothing-of-the-clinic",
    "^src/ui/",
    "^(src/(?!ui/)|content/|server/|tools/|virtual:)",
    { types: true },
  ],
  [
    "sections-get-content-as-props",
    "^src/sections/",
    "^(src/(?!ui/|sections/|formatting/|hours/)|content/|server/|tools/|virtual:)",
  ],
  [
    "components-load-nothing",
    "^src/routes/.*\\.tsx$",
    "^(src/(content-model|policies)/|src/routes/.*\\.ts$|content/|server/|tools/)",
  ],
  [
    "policies-hold-no-component-and-read-no-file",
    "^src/(policies|hours|formatting)/",
    "^(src/(?!policies/|hours/|formatting/)|content/|server/|tools/|node:|fs$|path$)",
    { pathNot: "\\.test\\.ts$" },
  ],
  [
    "content-model-is-a-boundary",
    "^src/content/(?!load-)",
    "^(src/(?!content-model/|formatting/|styles/)|server/|tools/)",
    { pathNot: "\\.test\\.ts$" },
  ],
  [
    "no-parser-in-the-browser",
    "^src/(?!content-model/)",
    "^src/content/|^src/routes/.*\\.ts$",
    { pathNot: "^src/routes/.*\\.ts$|\\.(test|d)\\.ts$" },
  ],
  ["app-does-not-know-its-tools", "^src/", "^(server|tools)/", { types: true }],
  [
    "service-worker-is-alone",
    "^src/service-worker/",
    "^(src/(?!service-worker/|policies/)|content/|server/|tools/|virtual:)",
    { types: true },
  ],
  ["nothing-imports-tests", "^(?!tests/)", "^tests/", { types: true }],
];

const noCircles: IForbiddenRuleType = { name: "no-circles", from: {}, to: { circular: true } };

const forbidden = rules.map(([name, path, to, { types, pathNot } = {}]): IForbiddenRuleType => {
  const running = types ? {} : { dependencyTypesNot: ["type-only" as const] };
  const from = pathNot === undefined ? { path } : { path, pathNot };
  return { name, severity: "error", from, to: { path: to, ...running } };
});

export const importRules: ICruiseOptions = {
  ruleSet: { forbidden: [noCircles, ...forbidden] },
  validate: true,
  doNotFollow: { path: "node_modules" },
  exclude: { path: "\\.css$" },
  tsPreCompilationDeps: true,
  tsConfig: { fileName: "tsconfig.json" },
  enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".mjs", ".json"] },
};
