import { Section } from "../band/band.tsx";
import { MoreLink } from "../link/link.tsx";

type RelatedPagesProps = {
  heading: string;
  pages: readonly { name: string; path: string; note?: string }[];
};

/** Links to pages that go with this one. They stand beside the last part of the page. */
export const RelatedPages = ({ heading, pages }: RelatedPagesProps) => (
  <Section id="related" heading={heading} variant="medium" className="stack screen-only">
    <ul role="list">
      {pages.map(({ name, path, note }) => (
        <li key={path}>
          <MoreLink href={path} arrow="none">
            {name}
          </MoreLink>
          {note !== undefined && (
            <span className="small">
              {" "}
              <span className="whole-word">{note}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  </Section>
);
