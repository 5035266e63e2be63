import type { PageWithBodyProps } from "../page.ts";
import { Breadcrumbs } from "../sections/breadcrumbs/breadcrumbs.tsx";
import { ClosingCall } from "../sections/closing-call/closing-call.tsx";
import { BookingAction, CallAction, CallLink } from "../sections/contact-links/contact-links.tsx";
import { LinkedText } from "../sections/contact-links/linked-text.tsx";
import { PoisonLines } from "../sections/poison-lines/poison-lines.tsx";
import { proseComponents } from "../sections/prose/prose.tsx";
import { ServiceQuestions, ServiceRelated } from "../sections/service-parts/service-parts.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { Band } from "../ui/band/band.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { NamedList, StepList } from "../ui/lists/lists.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import type { load } from "./emergency.loader.ts";
import "./emergency.css";

/** Read by somebody frightened: the number first, then what to do, then the signs. */
export default function Emergency({ content, Body }: PageWithBodyProps<typeof load>) {
  const { title, lead, parent, firstMinute, signs, alsoCall, onTheWay, afterHours } = content;
  const { provides, questions, related, bookingNote, closing, pictures } = content;
  const { labels } = useShell();
  return (
    <>
      <div className="emergency-head">
        <div className="wrap">
          <Breadcrumbs parent={parent} current={title} />
          <h1>{title}</h1>
          <p className="emergency-phone">
            <CallLink />
          </p>
          <div className="emergency-first columns columns-even">
            <div>
              <CallAction look="red" size="huge">
                {labels.callEmergencyLine}
              </CallAction>
              <p className="lead">{lead}</p>
              <ul role="list" className="emergency-jumps buttons">
                <Jump to="#poison">{labels.poison}</Jump>
                <Jump to="#after-hours">{labels.afterHours}</Jump>
              </ul>
            </div>
            <section aria-labelledby="first-minute">
              <h2 id="first-minute">{labels.firstMinute}</h2>
              <ol role="list" className="emergency-minute">
                {firstMinute.map(({ name, detail }) => (
                  <li key={name}>
                    <p>
                      <strong>{name}.</strong> {detail}
                    </p>
                  </li>
                ))}
              </ol>
            </section>
          </div>
        </div>
      </div>
      <Band ground="deep" aria-labelledby="signs" className="emergency-signs">
        <h2 id="signs">{labels.signs}</h2>
        <NamedList items={signs} ordered />
        <NamedList items={alsoCall} />
      </Band>
      <Band flip aria-labelledby="on-the-way">
        <div className="emergency-way columns">
          <h2 id="on-the-way">{labels.onTheWay}</h2>
          <StepList items={onTheWay} />
          <Picture {...pictures.carrier} tile />
        </div>
      </Band>
      <Band ground="stock" className="emergency-poison">
        <section aria-labelledby="poison">
          <h2 id="poison">{labels.poison}</h2>
          <PoisonLines />
        </section>
        <section aria-labelledby="after-hours" className="note note-urgent columns">
          <h2 id="after-hours">{labels.afterHours}</h2>
          <p className="lead">
            <LinkedText text={afterHours} />
          </p>
        </section>
      </Band>
      <Band flip className="emergency-service">
        <div className="prose emergency-trio">
          <Body components={proseComponents} />
        </div>
        <section aria-labelledby="what-we-provide" className="columns">
          <div className="stack">
            <h2 id="what-we-provide">{labels.whatWeProvide}</h2>
            <p>
              <LinkedText text={bookingNote} />
            </p>
            <BookingAction look="line">{labels.scheduleNow}</BookingAction>
          </div>
          <NamedList items={provides} />
        </section>
      </Band>
      <ServiceQuestions items={questions} ground="mist" />
      <ServiceRelated {...related} />
      <ClosingCall {...closing} picture={pictures.closing} emergency />
    </>
  );
}

/** A way past what does not concern the reader now. */
function Jump({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <li>
      <a className="more" href={to}>
        {children} <Icon name="arrow" />
      </a>
    </li>
  );
}
