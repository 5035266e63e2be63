import type { PageWithBodyProps } from "../page.ts";
import { VisitKit } from "../sections/visit-kit/visit-kit.tsx";
import Article from "./article.tsx";
import type { load } from "./first-visit.loader.ts";

/** The article on the first visit, and below its text the sheet to tick and print. */
export default function FirstVisit({ content, Body }: PageWithBodyProps<typeof load>) {
  return (
    <Article content={content} Body={Body}>
      <VisitKit {...content.kit} />
    </Article>
  );
}
