import type { PageWithBodyProps } from "../../document/page.ts";
import { PhotoRow } from "../../ui/picture/picture.tsx";
import Article from "../article/page.tsx";
import type { route } from "./route.ts";
import { VisitKit } from "./visit-kit.tsx";

/** The first-visit article, with the printable checklist before the text. */
export default function FirstVisit({ content, Body }: PageWithBodyProps<typeof route>) {
  return (
    <Article content={content} Body={Body}>
      <VisitKit {...content.kit} />
      <PhotoRow photos={content.photos} />
    </Article>
  );
}
