import { createContext, use } from "react";
import { Breadcrumbs } from "../sections/breadcrumbs/breadcrumbs.tsx";
import { BookingAction, CallAction } from "../sections/contact-links/contact-links.tsx";
import { Prose, proseComponents, type SectionProps } from "../sections/prose/prose.tsx";
import { ServiceProvides } from "../sections/service-parts/service-parts.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { Band } from "../ui/band/band.tsx";
import { Drawing } from "../ui/drawing/drawing.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { ServicePatternProps } from "./service.tsx";
import "./service-days.css";

type Content = ServicePatternProps["content"];

const DaysContent = createContext<Content | undefined>(undefined);
const components = { ...proseComponents, Section: DaysSection };

/** The paper of the three sheets: morning, lamp, night. */
const sheetGrounds = ["ground-mist", "ground-teal", "ground-deep"];

/** Picture left, words right; then before, the day and after, on three sheets that step down. */
export function ServiceDays({ content, Body }: ServicePatternProps) {
  const { title, lead, parent, pictures, provides } = content;
  const { labels } = useShell();
  return (
    <>
      <div className="service-days-head">
        <PageHead
          title={title}
          lead={lead}
          breadcrumbs={<Breadcrumbs parent={parent} current={title} />}
          picture={pictures.standing}
        >
          <div className="buttons">
            <BookingAction>{labels.scheduleNow}</BookingAction>
            <CallAction>{labels.callNumber}</CallAction>
          </div>
        </PageHead>
      </div>
      <div className="band ground-paper service-days">
        <DaysContent value={content}>
          <Body components={components} />
        </DaysContent>
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
      <Band ground="stock" className="service-days-expect" aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        <Sheets />
        <Prose>{children}</Prose>
      </Band>
    );
  }
  return (
    <section className={`service-days-text service-days-${id}`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Prose>{children}</Prose>
    </section>
  );
}

function Sheets() {
  const { pattern, drawings } = use(DaysContent) ?? {};
  if (pattern?.kind !== "days") return null;
  return (
    <ol role="list" className="service-days-sheets">
      {pattern.days.map(({ name, drawing, items }, index) => {
        const sky = drawings?.[drawing];
        return (
          <li key={name} className={sheetGrounds[index]}>
            {sky !== undefined && <Drawing {...sky} fit="slice" />}
            <div>
              <h3>{name}</h3>
              <ul role="list">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
