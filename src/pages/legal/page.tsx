import { PageHead } from "../../components/page-head/page-head.tsx";
import { ProseBody } from "../../components/prose/prose.tsx";
import { Band } from "../../ui/band/band.tsx";
import { Contents } from "../../ui/contents/contents.tsx";
import type { PageProps } from "../define-route.ts";
import type { route } from "./route.ts";

export default function Legal({ data }: PageProps<typeof route>) {
  return (
    <>
      <PageHead {...data.head}>
        <p>
          Last updated <time {...data.updated} />
        </p>
      </PageHead>
      <Band columns="1-2">
        <Contents sections={data.body.sections} />
        <ProseBody {...data.body} />
      </Band>
    </>
  );
}
