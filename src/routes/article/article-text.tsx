import { useId } from "react";
import type { Body, Elements, RichText } from "../../content/rich-text.ts";
import type { ArticleTags } from "../../content/tags.ts";
import { ProseSection, ProseText, proseComponents } from "../../sections/prose/prose.tsx";
import type { Components, ComponentsOf } from "../../sections/rich-text/rich-text.tsx";
import { ActionButton } from "../../ui/action/action.tsx";
import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
import { Scripted } from "../../ui/scripted/scripted.tsx";
import "./article-text.css";

type TagProps<Tag extends keyof Elements> = Elements[Tag] & { children?: React.ReactNode };

/** Components of any prose, and those of articles, so that no other page loads them. */
const components = {
  ...proseComponents,
  Checklist,
  KeyFigure,
  checks: ({ children }) => (
    <ul role="list" className="article-checks grid">
      {children}
    </ul>
  ),
  check: ({ id, children }) => (
    <li>
      <label>
        <input type="checkbox" id={id} />
        <span>{children}</span>
      </label>
    </li>
  ),
} satisfies Components & ComponentsOf<keyof ArticleTags | "checks" | "check">;

export const ArticleText = ({ text }: { text: RichText }) => (
  <ProseText text={text} components={components} />
);

type ArticleSectionProps = {
  section: Body["sections"][number];
  /** May be on the first screen, so its picture does not load lazily. */
  isFirst: boolean;
  picture?: PictureData | undefined;
};

/** A heading and its text, perhaps with a picture. */
export function ArticleSection({ section, isFirst, picture }: ArticleSectionProps) {
  const { text, ...heading } = section;
  return (
    <ProseSection
      {...heading}
      className="article-part"
      picture={picture && <Picture {...picture} eager={isFirst} tile className="article-picture" />}
    >
      <ArticleText text={text} />
    </ProseSection>
  );
}

/**
 * A checklist for screen or print, with a button that prints it alone. The checkboxes are for the
 * visitor: Back restores them (src/browser/page-state.ts), and nothing sends them.
 */
function Checklist({ title, print, children }: TagProps<"Checklist">) {
  const id = useId();
  return (
    <section className="article-board prose-part stack" aria-labelledby={id}>
      <svg width="128" height="48" aria-hidden="true">
        <path fill="var(--paint-hill-1)" d="M0 48V20H40Q40 0 64 0T88 20H128V48Z" />
      </svg>
      <h3 id={id}>{title}</h3>
      {/* Keeps browsers from restoring the boxes on reload. */}
      <form className="stack" autoComplete="off" method="dialog">
        {children}
      </form>
      <Scripted>
        <ActionButton onClick={({ currentTarget }) => printAlone(currentTarget.closest("section"))}>
          {print}
        </ActionButton>
      </Scripted>
    </section>
  );
}

/**
 * Prints a part of a page: src/styles/print.css hides the rest while it has `data-print`. If the
 * browser silently refuses to print, the next interaction removes that, so that the next print is
 * of all the page.
 */
function printAlone(part: Element | null): void {
  part?.setAttribute("data-print", "");
  for (const event of ["afterprint", "pointerdown", "keydown"]) {
    addEventListener(event, () => part?.removeAttribute("data-print"), { once: true });
  }
  window.print();
}

/** One key figure, large, and its sentence. A range of percents, such as 30–50%, is also a bar. */
function KeyFigure({ title, value, children }: TagProps<"KeyFigure">) {
  const [, from, to] = /^(\d+)[–-](\d+)%$/.exec(value) ?? [];
  return (
    <section className="prose-part stack">
      <h3>{title}</h3>
      <div className="article-figure loud row">
        <b className="numeral">{value}</b> <div>{children}</div>
      </div>
      {to && (
        <svg className="article-bar" viewBox="0 0 100 5" aria-hidden="true">
          <path fill="var(--rule)" d="M0 0H100V5H0Z" />
          <path fill="var(--paint-sun)" d={`M${from} 0H${to}V5H${from}Z`} />
        </svg>
      )}
    </section>
  );
}
