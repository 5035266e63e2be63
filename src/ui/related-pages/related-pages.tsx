import { Section } from "../band/band.tsx";
import { MoreLink } from "../link/link.tsx";

type RelatedPagesProps = {
  heading: string;
  pages: readonly { name: string; path: string; note?: string }[];
  /** One quiet line */
  inline?: boolean;
};

/** Links to pages that go with this one. */
export const RelatedPages = ({ heading, pages, inline }: RelatedPagesProps) => (
  <Section
    id="related"
    heading={heading}
    variant={inline ? "display-lead" : "size-3"}
    className={inline ? "screen-only" : "stack screen-only"}
  >
    <ul role="list" className={inline ? "cluster" : undefined}>
      {pages.map(({ name, path, note }) => (
        <li key={path}>
          <MoreLink href={path} arrow="none">
            {name}
          </MoreLink>
          {note !== undefined && <span className="text-small nowrap">{`\u00a0${note}`}</span>}
        </li>
      ))}
    </ul>
  </Section>
);
