import type { PageWithBodyProps } from "../page.ts";
import { Breadcrumbs } from "../sections/breadcrumbs/breadcrumbs.tsx";
import { ClosingCall } from "../sections/closing-call/closing-call.tsx";
import { BookingAction, CallAction } from "../sections/contact-links/contact-links.tsx";
import { proseComponents } from "../sections/prose/prose.tsx";
import {
  ServiceProvides,
  ServiceQuestions,
  ServiceRelated,
  ServiceSection,
} from "../sections/service-parts/service-parts.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { load } from "./service.loader.ts";

export default function Service({ content, Body }: PageWithBodyProps<typeof load>) {
  const { title, lead, parent, picture, provides, questions, related, closing, pictures } = content;
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
      <ServiceQuestions items={questions} />
      <ServiceRelated {...related} />
      <ClosingCall {...closing} picture={pictures.closing} />
    </>
  );
}
