import type { PageWithBodyProps } from "../../document/page.ts";
import { VisitKit } from "../../sections/visit-kit/visit-kit.tsx";
import Article from "../article/page.tsx";
import type { route } from "./route.ts";

/** The article on the first visit, and below its text the sheet to tick and print. */
export default function FirstVisit({ content, Body }: PageWithBodyProps<typeof route>) {
  return (
    <Article content={content} Body={Body}>
      <VisitKit {...content.kit} />
    </Article>
  );
}
