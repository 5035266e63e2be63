import type { PageWithBodyProps } from "../page-props.ts";
import Service from "../service/page.tsx";
import { LifeStages } from "./life-stages.tsx";
import type { route } from "./route.ts";

/** The service for every age: adds the table by age. */
export default function ServiceByAge({ content, Body }: PageWithBodyProps<typeof route>) {
  return (
    <Service content={content} Body={Body}>
      <LifeStages {...content.lifeStages} />
    </Service>
  );
}
