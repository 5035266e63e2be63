import type { PageWithBodyProps } from "../../document/page.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Questions } from "../../sections/question-list/question-list.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { RelatedPages } from "../../ui/picture-card/picture-card.tsx";
import type { route } from "./route.ts";
import { ServiceDays } from "./service-days.tsx";
import { ServiceFigures } from "./service-figures.tsx";
import { ServiceProvides } from "./service-parts.tsx";
import { ServicePoints } from "./service-points.tsx";
import { ServiceTimeline } from "./service-timeline.tsx";

type ServiceProps = PageWithBodyProps<typeof route> & {
  /** Rendered between the prose and What We Provide. */
  children?: React.ReactNode;
};

/** A service page: its pattern, then the sections that all services share. */
export default function Service({ content, Body, children }: ServiceProps) {
  const { pattern, questions, related, closing } = content;
  const { labels } = useShell();
  return (
    <>
      {pattern.kind === "figures" && <ServiceFigures {...{ content, pattern, Body }} />}
      {pattern.kind === "timeline" && <ServiceTimeline {...{ content, pattern, Body }} />}
      {pattern.kind === "points" && <ServicePoints {...{ content, pattern, Body }} />}
      {pattern.kind === "days" && <ServiceDays {...{ content, pattern, Body }} />}
      {children}
      <ServiceProvides {...content} />
      <Questions items={questions} />
      <RelatedPages heading={labels.related} cards={related} />
      <ClosingCall {...closing} />
    </>
  );
}
