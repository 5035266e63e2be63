import type { PageProps } from "../../document/page.ts";
import { PageTop } from "../../sections/breadcrumbs/page-top.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { LinkedParagraph } from "../../sections/contact-links/linked-text.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { Band } from "../../ui/band/band.tsx";
import { Opener } from "../../ui/band/opener.tsx";
import { TickList } from "../../ui/lists/lists.tsx";
import { Comparison } from "./comparison.tsx";
import type { route } from "./route.ts";
import "./page.css";

/** Six reasons in six sizes: one class each, in the order of content/reasons.yaml. */
const settings = [
  "why-reason-wide",
  "why-reason-plain",
  "why-reason-teal sign ground-teal",
  "why-reason-ruled",
  "why-reason-plain",
  "why-reason-sign sign ground-sun",
] as const;

export default function WhyChooseUs({ content }: PageProps<typeof route>) {
  const { title, lead, reasons, comparison, closing, picture } = content;
  const { labels } = useShell();
  return (
    <>
      <PageTop title={title} lead={lead} picture={picture} />
      <Band aria-labelledby="reasons">
        <h2 id="reasons" className="visually-hidden">
          {labels.sixReasons}
        </h2>
        <div className="why-reasons">
          {reasons.map((reason, index) => (
            <div key={reason.title} className={`why-reason ${settings[index]}`}>
              <p className="numeral" aria-hidden="true">
                {reason.figure}
              </p>
              <div className="stack">
                <h3>{reason.title}</h3>
                <LinkedParagraph text={reason.description} />
                <TickList items={reason.benefits} />
              </div>
            </div>
          ))}
        </div>
      </Band>
      <Band ground="stock" aria-labelledby="comparison">
        <Opener id="comparison" heading={comparison.heading} text={comparison.text} />
        <Comparison {...comparison} />
        <p className="why-close loud">{comparison.close}</p>
      </Band>
      <ClosingCall {...closing} />
    </>
  );
}
