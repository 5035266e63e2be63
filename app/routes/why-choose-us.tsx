import type { PageProps } from "../page.ts";
import { Breadcrumbs } from "../sections/breadcrumbs/breadcrumbs.tsx";
import { ClosingCall } from "../sections/closing-call/closing-call.tsx";
import { Comparison } from "../sections/comparison/comparison.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { Band } from "../ui/band/band.tsx";
import { TickList } from "../ui/lists/lists.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { load } from "./why-choose-us.loader.ts";
import "./why-choose-us.css";

export default function WhyChooseUs({ content }: PageProps<typeof load>) {
  const { title, lead, reasons, comparison, closing, pictures } = content;
  const { labels } = useShell();
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        breadcrumbs={<Breadcrumbs current={title} />}
        picture={pictures.head}
      />
      <Band aria-labelledby="reasons">
        <h2 id="reasons" className="visually-hidden">
          {labels.sixReasons}
        </h2>
        <div className="reasons">
          {reasons.map((reason) => (
            <article key={reason.title} className="reason">
              <p className="reason-figure" aria-hidden="true">
                {reason.figure}
              </p>
              <div className="stack">
                <h3>{reason.title}</h3>
                <p>{reason.description}</p>
                <TickList items={reason.benefits} />
              </div>
            </article>
          ))}
        </div>
      </Band>
      <Band ground="stock" aria-labelledby="comparison">
        <div className="opener">
          <h2 id="comparison">{comparison.heading}</h2>
          <p>{comparison.text}</p>
        </div>
        <div className="stack">
          <Comparison labelledBy="comparison" {...comparison} />
          <p className="loud">{comparison.close}</p>
        </div>
      </Band>
      <ClosingCall {...closing} picture={pictures.closing} />
    </>
  );
}
