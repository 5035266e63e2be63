import type { MDXComponents } from "mdx/types.js";
import { useId } from "react";
import { withRangeDash } from "../../formatting/number-ranges.ts";
import { ProseSection, proseComponents, type SectionProps } from "../../sections/prose/prose.tsx";
import { CheckSheet } from "../../ui/check-sheet/check-sheet.tsx";
import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
import { PrintButton } from "../../ui/print-button/print-button.tsx";
import "./article-tags.css";

type WithChildren = { children: React.ReactNode };
type PhaseProps = WithChildren & { when: string; title: string };

/**
 * Components for articles, in addition to those for any prose, so that only articles load their
 * code. Names match `articleTags` in src/content/mdx.ts.
 */
export const articleComponents = {
  ...proseComponents,
  Phases: ({ children }: WithChildren) => (
    <ol role="list" className="prose-part article-phases stack">
      {children}
    </ol>
  ),
  Phase: ({ when, title, children }: PhaseProps) => (
    <li className="ground-pale">
      <h3>
        <b>{when}</b> {title}
      </h3>
      {children}
    </li>
  ),
  Checklist,
  DaySheet,
  Fact: FactBox,
  Figures: ({ children }: WithChildren) => (
    <div className="prose-part article-figures labeled-table-whole ground-teal stack">
      {children}
    </div>
  ),
  Months: MonthChart,
} satisfies MDXComponents;

type ArticleSectionProps = SectionProps & { picture?: PictureData | undefined };

/** A heading and its text, with a small picture or without; the second and every third after it on bone. */
export function ArticleSection({ picture, ...section }: ArticleSectionProps) {
  const classes = [
    picture !== undefined && "article-pictured",
    Number(section.number) % 3 === 2 && "article-bone",
  ];
  // It may be on the first screen.
  const isFirst = section.number === "1";
  return (
    <ProseSection
      {...section}
      className={classes.filter(Boolean).join(" ")}
      picture={picture && <Picture {...picture} eager={isFirst} tile className="article-picture" />}
    />
  );
}

/** A checklist as a sheet with a button that prints it. */
function Checklist({ title, print, children }: WithChildren & { title: string; print: string }) {
  const id = useId();
  return (
    <CheckSheet
      className="prose-part"
      labelledBy={id}
      head={<h3 id={id}>{title}</h3>}
      print={print}
    >
      {children}
    </CheckSheet>
  );
}

type DaySheetProps = WithChildren & { title: string; print: string; good: string; bad: string };

/** A button that prints five weeks of days to mark good or bad. */
function DaySheet({ title, print, good, bad, children }: DaySheetProps) {
  const days = (week: number) =>
    [1, 2, 3, 4, 5, 6, 7].map((day) => (
      <td key={day}>
        <span>{7 * week + day}</span> <b>{good}</b> <b>{bad}</b>
      </td>
    ));
  return (
    <div data-sheet="">
      <PrintButton>{print}</PrintButton>
      <div className="article-days">
        <h3>{title}</h3>
        {children}
        <table>
          <tbody>
            {[0, 1, 2, 3, 4].map((week) => (
              <tr key={week}>{days(week)}</tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

type FactBoxProps = {
  title: string;
  value: string;
  /** A range marked on a scale from 0 to 100, and the labels at its ends. All four, or none. */
  from?: string;
  to?: string;
  start?: string;
  end?: string;
  children: React.ReactNode;
};

/** One key figure, large, and its sentence. */
function FactBox({ title, value, from, to, start, end, children }: FactBoxProps) {
  return (
    <section className="prose-part article-fact ground-pale">
      <h3>{title}</h3>
      <div className="loud">
        <b className="numeral">{withRangeDash(value)}</b> {children}
      </div>
      {from !== undefined && to !== undefined && (
        <div className="article-scale" aria-hidden="true">
          <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
            <rect x={from} y="0" width={Number(to) - Number(from)} height="10" />
          </svg>
          <span>{start}</span>
          <span>{end}</span>
        </div>
      )}
    </section>
  );
}

type MonthChartProps = {
  /** Twelve names, separated by spaces. */
  names: string;
  /** First and last month of the season, two of the names. */
  from: string;
  to: string;
  /** Screen reader text for a month in the season, followed by its number, and for one outside. */
  inside: string;
  outside: string;
  /** A sentence with the same information. */
  children: React.ReactNode;
};

/** Twelve equal months; those in season are colored and numbered. */
function MonthChart({ names, from, to, inside, outside, children }: MonthChartProps) {
  const months = names.split(" ");
  const [first, last] = [months.indexOf(from), months.indexOf(to)];
  return (
    <figure className="prose-part article-months">
      <ol role="list">
        {months.map((name, index) => {
          const number = index - first + 1;
          const isInside = index >= first && index <= last;
          return (
            <li
              key={name}
              className={isInside ? "article-months-inside ground-pale" : "ground-pale"}
            >
              <span aria-hidden="true">{name.slice(0, 3)}</span>
              <b aria-hidden="true">{isInside ? number : "–"}</b>
              <span className="visually-hidden">
                {name}: {isInside ? `${inside} ${number}` : outside}
              </span>
            </li>
          );
        })}
      </ol>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
