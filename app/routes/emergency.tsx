import type { PageWithBodyProps } from "../page.ts";
import { Breadcrumbs } from "../sections/breadcrumbs/breadcrumbs.tsx";
import { ClosingCall } from "../sections/closing-call/closing-call.tsx";
import { BookingAction, CallAction, CallLink } from "../sections/contact-links/contact-links.tsx";
import { LinkedText } from "../sections/contact-links/linked-text.tsx";
import { PoisonLines } from "../sections/poison-lines/poison-lines.tsx";
import { proseComponents } from "../sections/prose/prose.tsx";
import {
  ServiceProvides,
  ServiceQuestions,
  ServiceRelated,
  ServiceSection,
} from "../sections/service-parts/service-parts.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { Band } from "../ui/band/band.tsx";
import { NamedList, StepList } from "../ui/lists/lists.tsx";
import { Note } from "../ui/note/note.tsx";
import type { load } from "./emergency.loader.ts";
import "./emergency.css";

/** Read by somebody frightened: the number first, then what to do, then the signs. */
export default function Emergency({ content, Body }: PageWithBodyProps<typeof load>) {
  const { title, lead, parent, firstMinute, signs, alsoCall, onTheWay, afterHours } = content;
  const { provides, questions, related, bookingNote, closing, pictures } = content;
  const { labels } = useShell();
  return (
    <>
      <div className="alarm">
        <div className="wrap">
          <Breadcrumbs parent={parent} current={title} />
          <h1>{title}</h1>
          <p className="alarm-phone">
            <CallLink />
          </p>
          <div className="columns columns-even">
            <div className="stack">
              <CallAction look="red" size="huge">
                {labels.callEmergencyLine}
              </CallAction>
              <p className="lead">{lead}</p>
            </div>
            <section aria-labelledby="first-minute">
              <h2 id="first-minute">{labels.firstMinute}</h2>
              <NamedList items={firstMinute} ordered />
            </section>
          </div>
        </div>
      </div>
      <Band ground="deep" aria-labelledby="signs">
        <div className="stack">
          <h2 id="signs">{labels.signs}</h2>
          <NamedList items={signs} ordered />
          <NamedList items={alsoCall} />
        </div>
      </Band>
      <Band flip aria-labelledby="on-the-way">
        <div className="columns">
          <h2 id="on-the-way">{labels.onTheWay}</h2>
          <StepList items={onTheWay} />
        </div>
      </Band>
      <Band ground="stock" aria-labelledby="poison">
        <div className="stack">
          <h2 id="poison">{labels.poison}</h2>
          <PoisonLines />
          <Note title={labels.afterHours} urgent>
            <p>
              <LinkedText text={afterHours} />
            </p>
          </Note>
        </div>
      </Band>
      <Body components={{ ...proseComponents, Section: ServiceSection }} />
      <ServiceProvides items={provides}>
        <p>
          <LinkedText text={bookingNote} />
        </p>
        <BookingAction look="teal">{labels.scheduleNow}</BookingAction>
      </ServiceProvides>
      <ServiceQuestions items={questions} />
      <ServiceRelated {...related} />
      <ClosingCall {...closing} picture={pictures.closing} emergency />
    </>
  );
}
