import type { MDXComponents } from "mdx/types.js";
import { proseComponents } from "../../sections/prose/prose.tsx";
import { FactBox } from "./fact-box.tsx";
import { MonthChart } from "./month-chart.tsx";
import "./figures.css";
import "./phases.css";

/**
 * Components for articles, in addition to those for any prose, so that only articles load their
 * code. Names match `articleParts` in app/content-model/mdx.ts.
 */
export const articleComponents = {
  ...proseComponents,
  Phases: ({ children }: { children: React.ReactNode }) => (
    <ol role="list" className="prose-phases">
      {children}
    </ol>
  ),
  Phase: ({
    when,
    title,
    children,
  }: {
    when: string;
    title: string;
    children: React.ReactNode;
  }) => (
    <li>
      <h3>
        <b>{when}</b> {title}
      </h3>
      <div>{children}</div>
    </li>
  ),
  Fact: FactBox,
  Figures: ({ children }: { children: React.ReactNode }) => (
    <div className="prose-figures ground-teal">{children}</div>
  ),
  Months: MonthChart,
} satisfies MDXComponents;
