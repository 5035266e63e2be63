import { Band } from "../../ui/band/band.tsx";
import { NamedList } from "../../ui/lists/lists.tsx";
import { PictureCard } from "../../ui/picture-card/picture-card.tsx";
import { type Post, PostList } from "../post-list/post-list.tsx";
import { Prose, type SectionProps } from "../prose/prose.tsx";
import { useShell } from "../shell/shell.tsx";
import "./service-parts.css";

/** One of What It Is, Why It Matters and What to Expect, on a ground of its own. */
export function ServiceSection({ id, heading, children }: SectionProps) {
  const matters = id === "why-it-matters";
  return (
    <Band ground={matters ? "mist" : "paper"} flip={matters} aria-labelledby={id}>
      <div className="columns">
        <h2 id={id}>{heading}</h2>
        <Prose>{children}</Prose>
      </div>
    </Band>
  );
}

type Named = { name: string; detail: string };

/** What We Provide, with a button below the heading. */
export function ServiceProvides({
  items,
  children,
}: {
  items: readonly Named[];
  children?: React.ReactNode;
}) {
  const { labels } = useShell();
  return (
    <Band ground="stock" aria-labelledby="what-we-provide">
      <div className="columns">
        <div className="stack">
          <h2 id="what-we-provide">{labels.whatWeProvide}</h2>
          {children}
        </div>
        <NamedList items={items} />
      </div>
    </Band>
  );
}

/** Questions that owners ask about a service, all answered in sight. */
export function ServiceQuestions({
  items,
}: {
  items: readonly { question: string; answer: string }[];
}) {
  const { labels } = useShell();
  return (
    <Band flip aria-labelledby="questions">
      <div className="columns">
        <h2 id="questions">{labels.questions}</h2>
        <NamedList
          items={items.map(({ question, answer }) => ({ name: question, detail: answer }))}
        />
      </div>
    </Band>
  );
}

/** Services and articles that go well with a service. */
export function ServiceRelated({
  services,
  posts,
}: {
  services: readonly React.ComponentProps<typeof PictureCard>[];
  posts: readonly Post[];
}) {
  const { labels } = useShell();
  return (
    <Band aria-labelledby="related">
      <div className="opener">
        <h2 id="related">{labels.related}</h2>
      </div>
      <div className="columns columns-even">
        {services.map((card) => (
          <PictureCard key={card.href} {...card} />
        ))}
      </div>
      <div className="service-related-posts">
        <PostList posts={posts} />
      </div>
    </Band>
  );
}
