import { Prose, type SectionProps } from "../../sections/prose/prose.tsx";
import { Band } from "../../ui/band/band.tsx";
import { Drawing } from "../../ui/drawing/drawing.tsx";
import { TextList } from "../../ui/lists/lists.tsx";
import {
  type PatternSectionProps,
  ServiceColumn,
  ServiceHead,
  type ServicePattern,
  type ServicePatternProps,
  usePatternComponents,
} from "./service-parts.tsx";
import "./service-days.css";

/** Backgrounds of the three sheets: morning, lamplight, night. */
const sheetGrounds = ["ground-paper", "ground-teal", "ground-deep"];

/** Picture left, text right; then before, the day and after on three sheets that step down. */
export function ServiceDays({ content, pattern, Body }: ServicePatternProps<"days">) {
  return (
    <>
      <ServiceHead content={content} picture={pattern.picture} className="service-days-head" />
      <div className="band ridge ground-paper service-wide service-days">
        <Body components={usePatternComponents(parts, pattern)} />
      </div>
    </>
  );
}

function Opening(section: SectionProps) {
  return <ServiceColumn {...section} className="service-opening" />;
}

/** The sheets, and the text below them. */
function Expect({ id, heading, children, pattern }: PatternSectionProps<"days">) {
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

const parts = [Opening, ServiceColumn, Expect];

function Sheets({ days }: ServicePattern<"days">) {
  return (
    <ol role="list">
      {days.map(({ name, drawing, items }, index) => (
        <li key={name} className={sheetGrounds[index]}>
          <Drawing {...drawing} fit="slice" />
          <div>
            <h3>{name}</h3>
            <TextList items={items} />
          </div>
        </li>
      ))}
    </ol>
  );
}
