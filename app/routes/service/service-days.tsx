import { Prose, type SectionProps } from "../../sections/prose/prose.tsx";
import { Band } from "../../ui/band/band.tsx";
import { Drawing } from "../../ui/drawing/drawing.tsx";
import { ServiceHead, usePatternComponents } from "./service-parts.tsx";
import type { ServicePattern, ServicePatternProps } from "./service-pattern.ts";
import "./service-days.css";

type Days = ServicePattern<"days">;

/** Backgrounds of the three sheets: morning, lamplight, night. */
const sheetGrounds = ["ground-paper", "ground-teal", "ground-deep"];

/** Picture left, text right; then before, the day and after on three sheets that step down. */
export function ServiceDays({ content, pattern, Body }: ServicePatternProps<"days">) {
  const { title, lead, parent, brief } = content;
  const components = usePatternComponents(DaysSection, pattern);
  return (
    <>
      <ServiceHead
        className="service-days-head"
        {...{ title, lead, parent, brief }}
        picture={pattern.picture}
      />
      <div className="band ridge ground-paper service-wide service-days">
        <Body components={components} />
      </div>
    </>
  );
}

/** A wide and a narrow text column; the third section holds the sheets. */
function DaysSection({ id, heading, children, pattern }: SectionProps & { pattern: Days }) {
  if (id === "what-to-expect") {
    return (
      <Band ground="mist" flip className="service-days-expect" aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        <div className="service-days-sheets">
          <Sheets {...pattern} />
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

function Sheets({ days }: Days) {
  return (
    <ol role="list">
      {days.map(({ name, drawing, items }, index) => (
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
