import type { PageWithBodyProps } from "../../document/page.ts";
import { Breadcrumbs } from "../../sections/breadcrumbs/breadcrumbs.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import {
  BookingAction,
  CallAction,
  CallLink,
  HospitalLink,
} from "../../sections/contact-links/contact-links.tsx";
import { LinkedText } from "../../sections/contact-links/linked-text.tsx";
import { EmergencyCard } from "../../sections/emergency-card/emergency-card.tsx";
import { PoisonLines } from "../../sections/poison-lines/poison-lines.tsx";
import { proseComponents } from "../../sections/prose/prose.tsx";
import { ServiceQuestions, ServiceRelated } from "../../sections/service-parts/service-parts.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { ActionLink } from "../../ui/action/action.tsx";
import { Band } from "../../ui/band/band.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { NamedList, StepList } from "../../ui/lists/lists.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import type { route } from "./route.ts";
import "./page.css";

/** Read by somebody frightened: the number first, then the signs, then who else can help. */
export default function Emergency({ content, Body }: PageWithBodyProps<typeof route>) {
  const { title, lead, parent, firstMinute, signs, alsoCall, poisonAdvice, eaten } = content;
  const { elsewhere, onTheWay, afterHours, hospitalChecked, card } = content;
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
                <li>
                  <ActionLink href="#card" look="line" size="small">
                    {card.link}
                  </ActionLink>
                </li>
              </ul>
            </div>
            <section aria-labelledby="first-minute">
              <h2 id="first-minute">{labels.firstMinute}</h2>
              <ol role="list" className="emergency-minute">
                {firstMinute.map(({ name, detail }) => (
                  <li key={name}>
                    <p>
                      <strong>{name}.</strong> <LinkedText text={detail} />
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
      <Band ground="stock" flip className="emergency-poison">
        <section aria-labelledby="poison">
          <h2 id="poison">{labels.poison}</h2>
          <PoisonLines />
          <p className="lead">{poisonAdvice}</p>
        </section>
        <section aria-labelledby="eaten" className="emergency-eaten columns">
          <div className="stack">
            <h2 id="eaten">{eaten.heading}</h2>
            <p>{eaten.text}</p>
          </div>
          <div>
            <ul role="list">
              {eaten.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p className="loud">{eaten.end}</p>
          </div>
        </section>
      </Band>
      <Band>
        <section aria-labelledby="elsewhere" className="emergency-elsewhere columns">
          <div className="stack">
            <h2 id="elsewhere">{elsewhere.heading}</h2>
            <p className="lead">{elsewhere.text}</p>
          </div>
          <NamedList items={elsewhere.reasons} />
        </section>
        <section aria-labelledby="on-the-way" className="emergency-way columns">
          <h2 id="on-the-way">{labels.onTheWay}</h2>
          <StepList items={onTheWay} />
          <Picture {...pictures.carrier} tile />
        </section>
        <section aria-labelledby="after-hours" className="emergency-hours note note-urgent columns">
          <h2 id="after-hours">{labels.afterHours}</h2>
          <div className="stack">
            <p className="lead">
              <LinkedText text={afterHours} />
            </p>
            {hospitalChecked !== undefined && <Hospital checked={hospitalChecked} />}
          </div>
        </section>
      </Band>
      <Band ground="stock" flip className="emergency-service">
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
      <Band ground="teal" flip aria-labelledby="card" className="emergency-paper">
        <div className="emergency-paper-words">
          <h2 id="card">{card.heading}</h2>
          <p className="lead">{card.text}</p>
        </div>
        <EmergencyCard {...card.sheet} />
      </Band>
      <ServiceRelated {...related} />
      <ClosingCall {...closing} picture={pictures.closing} emergency />
    </>
  );
}

/** The hospital that the owner has chosen, its number, and how fresh that is. */
function Hospital({ checked }: { checked: { label: string; date: string; day: string } }) {
  const { hospital } = useShell().clinic;
  return (
    hospital && (
      <div className="emergency-hospital">
        <p>{hospital.name}</p>
        <p className="emergency-hospital-number">
          <HospitalLink />
        </p>
        <p className="small">
          {checked.label} <time dateTime={checked.date}>{checked.day}</time>
        </p>
      </div>
    )
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
