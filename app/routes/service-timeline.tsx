import { Breadcrumbs } from "../sections/breadcrumbs/breadcrumbs.tsx";
import { BookingAction, CallAction } from "../sections/contact-links/contact-links.tsx";
import { proseComponents } from "../sections/prose/prose.tsx";
import { ServiceProvides, ServiceSection } from "../sections/service-parts/service-parts.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { ServicePatternProps } from "./service.tsx";

/** One numeral in the head; then animals that grow along a ridge, and four stops. */
export function ServiceTimeline({ content, Body }: ServicePatternProps) {
  const { title, lead, parent, picture, provides } = content;
  const { labels } = useShell();
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        breadcrumbs={<Breadcrumbs parent={parent} current={title} />}
        picture={picture}
        tile
      >
        <div className="buttons">
          <BookingAction>{labels.scheduleNow}</BookingAction>
          <CallAction>{labels.callNumber}</CallAction>
        </div>
      </PageHead>
      <Body components={{ ...proseComponents, Section: ServiceSection }} />
      <ServiceProvides items={provides}>
        <BookingAction look="teal">{labels.scheduleNow}</BookingAction>
      </ServiceProvides>
    </>
  );
}
