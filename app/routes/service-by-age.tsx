import type { PageWithBodyProps } from "../page.ts";
import { LifeStages } from "../sections/life-stages/life-stages.tsx";
import Service from "./service.tsx";
import type { load } from "./service-by-age.loader.ts";

/** A service that changes with age: its page has the table by age and the reminder. */
export default function ServiceByAge({ content, Body }: PageWithBodyProps<typeof load>) {
  return (
    <Service content={content} Body={Body}>
      <LifeStages {...content.lifeStages} />
    </Service>
  );
}
