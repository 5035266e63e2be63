import type { MDXContent } from "mdx/types.js";
import type { PageWithBodyProps } from "../page.ts";
import { ClosingCall } from "../sections/closing-call/closing-call.tsx";
import { ServiceQuestions, ServiceRelated } from "../sections/service-parts/service-parts.tsx";
import type { load } from "./service.loader.ts";
import { ServiceDays } from "./service-days.tsx";
import { ServiceFigures } from "./service-figures.tsx";
import { ServicePoints } from "./service-points.tsx";
import { ServiceTimeline } from "./service-timeline.tsx";

/** What a pattern composes: head, the three sections of the prose, What We Provide. */
export type ServicePatternProps = {
  content: ReturnType<typeof load>["content"];
  Body: MDXContent;
};

type AnyPattern = NonNullable<ServicePatternProps["content"]["pattern"]>;

/** What a page of one pattern shows besides its words. */
export type ServicePattern<Kind extends AnyPattern["kind"]> = Extract<AnyPattern, { kind: Kind }>;

const patterns = {
  figures: ServiceFigures,
  timeline: ServiceTimeline,
  points: ServicePoints,
  days: ServiceDays,
};

/** A service page: its pattern, then what all of them share. */
export default function Service({ content, Body }: PageWithBodyProps<typeof load>) {
  const { pattern, questions, related, closing, pictures } = content;
  const Pattern = patterns[pattern?.kind ?? "figures"];
  return (
    <>
      <Pattern content={content} Body={Body} />
      <ServiceQuestions items={questions} />
      <ServiceRelated {...related} />
      <ClosingCall {...closing} picture={pictures.closing} />
    </>
  );
}
