import type { articleTags } from "../../../collections/articles/tags.ts";
import { proseComponents } from "../../../components/prose/prose.tsx";
import type { TagComponents } from "../../../reader/tags.ts";
import { Heading, Section } from "../../../ui/band/band.tsx";
import { PrintButton } from "../../../ui/button/button.tsx";
import { Drawing, Picture } from "../../../ui/picture/picture.tsx";
import { type Components, RichText } from "../../../ui/rich-text/rich-text.tsx";
import type { RichTextData } from "../../../ui/rich-text/rich-text-data.ts";
import type { PageProps } from "../../define-route.ts";
import type { route } from "./route.ts";
import "./article-text.css";

type TagProps<Name extends keyof typeof articleTags> = React.ComponentProps<
  TagComponents<typeof articleTags>[Name]
>;

/** The components of all texts, and those that only articles have; no other page loads the latter. */
const components = {
  ...proseComponents,
  Checklist,
  BigNumber,
  PullLine: (line) => <div className="article-pull display-3" {...line} />,
  checks: (list) => <ul role="list" className="article-checks grid" {...list} />,
  check: ({ children }) => (
    <label>
      <input type="checkbox" />
      <span>{children}</span>
    </label>
  ),
} satisfies Components & TagComponents<typeof articleTags>;

export const ArticleText = ({ text }: { text: RichTextData }) => (
  <RichText text={text} components={components} />
);

type ArticleSectionProps = PageProps<typeof route>["data"]["body"]["sections"][number] & {
  /** May be on the first screen, so its picture does not load lazily. */
  isFirst: boolean;
};

/**
 * A heading and its text, perhaps with a picture. With `panorama`, a drawing as wide as the window, the heading
 * and the first paragraph are above the drawing, in its sky, and the rest is below.
 */
export function ArticleSection(props: ArticleSectionProps) {
  const { id, text, panorama, picture, isFirst } = props;
  const heading = <RichText text={props.heading} />;
  if (panorama) {
    const isPlain = text.slice(1).every((node) => typeof node !== "string" && node.tag === "p");
    return (
      <section className="article-panorama ground-hill stack">
        <Section id={id} heading={heading} className="wrap columns columns-1-1 text-lead">
          <ArticleText text={text.slice(0, 1)} />
        </Section>
        <Drawing {...panorama} />
        <section className={`wrap ${isPlain ? "grid" : "stack"}`}>
          <ArticleText text={text.slice(1)} />
        </section>
      </section>
    );
  }
  return (
    <section className="prose-section article-section" aria-labelledby={id}>
      <Heading id={id} heading={heading} />
      {picture && (
        <div className="article-picture">
          <Picture {...picture} eager={isFirst} cropped />
        </div>
      )}
      <ArticleText text={text} />
    </section>
  );
}

/**
 * A checklist for screen or print, with a button that prints it alone. The checkboxes are for the
 * visitor: Back restores them (src/app/page-state.ts), and nothing sends them.
 */
function Checklist({ id, title, print, children }: TagProps<"Checklist">) {
  return (
    <section className="article-board prose-block stack" aria-labelledby={id}>
      <svg width="128" height="48" aria-hidden="true">
        <path fill="var(--paint-hill-1)" d="M0 48V20H40Q40 0 64 0T88 20H128V48Z" />
      </svg>
      <h3 id={id}>
        <RichText text={title} />
      </h3>
      {/* Keeps browsers from restoring the boxes on reload. */}
      <form className="stack" autoComplete="off" method="dialog">
        {children}
      </form>
      <PrintButton onClick={({ currentTarget }) => printAlone(currentTarget.closest("section"))}>
        {print}
      </PrintButton>
    </section>
  );
}

/**
 * Prints an element of a page alone: while it has `data-print`, src/styles/print.css hides the rest. If the
 * browser silently refuses to print, the next tap or key removes the attribute, so that the visitor's
 * next print has the whole page.
 */
function printAlone(element: Element | null): void {
  element?.setAttribute("data-print", "");
  for (const event of ["afterprint", "pointerdown", "keydown"]) {
    addEventListener(event, () => element?.removeAttribute("data-print"), { once: true });
  }
  window.print();
}

function BigNumber({ value, children }: TagProps<"BigNumber">) {
  return (
    <div className="prose-block display-3 stack-tight">
      <b className="numeral">{value}</b> <div>{children}</div>
    </div>
  );
}
