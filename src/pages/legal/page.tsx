import { Contents } from "../../parts/contents/contents.tsx";
import { PageHead } from "../../parts/page-head/page-head.tsx";
import { ProseBody } from "../../parts/prose/prose.tsx";
import { Band } from "../../ui/band/band.tsx";
import type { PageProps } from "../declare.ts";
import type { route } from "./load.ts";

export default function Legal({ content }: PageProps<typeof route>) {
  return (
    <>
      <PageHead {...content.head}>
        <p>
          Last updated <time {...content.updated} />
        </p>
      </PageHead>
      <Band columns="third">
        <Contents sections={content.body.sections} />
        <ProseBody {...content.body} />
      </Band>
    </>
  );
}
