import type { PageProps } from "../../document/page.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { LinkedParagraph } from "../../sections/contact-links/contact-links.tsx";
import { Breadcrumbs, HeadPicture, PageHead } from "../../sections/page-head/page-head.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { Band, Opener } from "../../ui/band/band.tsx";
import { TextList } from "../../ui/lists/lists.tsx";
import type { route } from "./route.ts";
import "../../ui/labeled-table/labeled-table.css";
import "./page.css";

/** Sizes of the reasons, in turn; the last reason is on the sign. */
const sizes = [
  "why-reason-wide",
  "why-reason-plain",
  "why-reason-teal sign ground-teal",
  "why-reason-ruled",
  "why-reason-plain",
];
const sign = "why-reason-sign sign ground-sun";

type Content = PageProps<typeof route>["content"];

export default function WhyChooseUs({ content }: { content: Content }) {
  const { reasons, comparison, closing } = content;
  const { labels } = useShell();
  return (
    <>
      <PageHead
        title={content.title}
        lead={content.lead}
        breadcrumbs={<Breadcrumbs current={content.title} />}
        media={<HeadPicture picture={content.picture} />}
      />
      <Band aria-labelledby="reasons">
        <h2 id="reasons" className="visually-hidden">
          {labels.sixReasons}
        </h2>
        <div className="why-reasons">
          {reasons.map((reason, index) => (
            <div
              key={reason.title}
              className={`why-reason ${index + 1 === reasons.length ? sign : sizes[index % sizes.length]}`}
            >
              <p className="numeral" aria-hidden="true">
                {reason.figure}
              </p>
              <div className="stack">
                <h3>{reason.title}</h3>
                <LinkedParagraph text={reason.description} />
                <TextList className="tick-list" items={reason.benefits} />
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

/** Two kinds of clinic, side by side; on phones each row is a heading and two labeled lines. */
function Comparison({ oursLabel, othersLabel, rows }: Content["comparison"]) {
  return (
    <table className="comparison labeled-table" aria-labelledby="comparison">
      <thead>
        <tr>
          <td />
          <th scope="col">{oursLabel}</th>
          <th scope="col">{othersLabel}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ aspect, ours, others }) => (
          <tr key={aspect}>
            <th scope="row">{aspect}</th>
            <td data-of={oursLabel}>{ours}</td>
            <td data-of={othersLabel}>{others}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
