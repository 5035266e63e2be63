import { createContext, use } from "react";
import { Breadcrumbs } from "../sections/breadcrumbs/breadcrumbs.tsx";
import { BookingAction, CallAction } from "../sections/contact-links/contact-links.tsx";
import { Prose, proseComponents, type SectionProps } from "../sections/prose/prose.tsx";
import { ServiceProvides } from "../sections/service-parts/service-parts.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { Band } from "../ui/band/band.tsx";
import { Drawing } from "../ui/drawing/drawing.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { ServicePattern, ServicePatternProps } from "./service.tsx";
import "./service-days.css";

/** The sections are placed by the prose, so that what they show beside it comes to them this way. */
const DaysContext = createContext<ServicePattern<"days">["days"]>([]);
const components = { ...proseComponents, Section: DaysSection };

/** The paper of the three sheets: morning, lamp, night. */
const sheetGrounds = ["ground-paper", "ground-teal", "ground-deep"];

/** Picture left, words right; then before, the day and after, on three sheets that step down. */
export function ServiceDays({ content, Body }: ServicePatternProps) {
  const { title, lead, parent, pattern, provides } = content;
  const { labels } = useShell();
  const days = pattern?.kind === "days" ? pattern : undefined;
  return (
    <>
      <PageHead
        className="service-days-head"
        title={title}
        lead={lead}
        breadcrumbs={<Breadcrumbs parent={parent} current={title} />}
        picture={days?.picture}
      >
        <div className="buttons">
          <BookingAction>{labels.scheduleNow}</BookingAction>
          <CallAction>{labels.callNumber}</CallAction>
        </div>
      </PageHead>
      <div className="band ground-paper service-wide service-days">
        <DaysContext value={days?.days ?? []}>
          <Body components={components} />
        </DaysContext>
      </div>
      <ServiceProvides items={provides}>
        <BookingAction look="teal">{labels.scheduleNow}</BookingAction>
      </ServiceProvides>
    </>
  );
}

/** A wide and a narrow column of text; the third section holds the sheets. */
function DaysSection({ id, heading, children }: SectionProps) {
  if (id === "what-to-expect") {
    return (
      <Band ground="mist" flip className="service-days-expect" aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        <div className="service-days-sheets">
          <Sheets />
          <Prose>{children}</Prose>
        </div>
      </Band>
    );
  }
  return (
    <section
      className={id === "what-it-is" ? "service-wide-text service-opening" : "service-wide-text"}
      aria-labelledby={id}
    >
      <h2 id={id}>{heading}</h2>
      <Prose>{children}</Prose>
    </section>
  );
}

function Sheets() {
  return (
    <ol role="list">
      {use(DaysContext).map(({ name, drawing, items }, index) => (
        <li key={name} className={sheetGrounds[index]}>
          <Drawing {...drawing} fit="slice" />
          <div>
            <h3>{name}</h3>
            <ul role="list">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
