import { Contents } from "../../sections/contents/contents.tsx";
import { PageHead } from "../../sections/page-head/page-head.tsx";
import { ProseBody } from "../../sections/prose/prose.tsx";
import { Band } from "../../ui/band/band.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";

export default function Legal({ content }: PageProps<typeof route>) {
  return (
    <>
      <PageHead content={content}>
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
