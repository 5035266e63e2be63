import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { LinkedParagraph } from "../../sections/contact-links/contact-links.tsx";
import { PictureHead } from "../../sections/page-head/page-head.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { Band, Opener } from "../../ui/band/band.tsx";
import { LabeledTable } from "../../ui/labeled-table/labeled-table.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";
import "./page.css";

export default function WhyChooseUs({ content }: PageProps<typeof route>) {
  const { labels } = useShell();
  return (
    <>
      <PictureHead content={content} />
      <Band aria-labelledby="reasons">
        <h2 id="reasons" className="visually-hidden">
          {labels.sixReasons}
        </h2>
        <div className="why-choose-us-reasons grid">
          {content.reasons.map(({ title, figure, description, benefits }, index) => (
            <div
              key={title}
              className={index + 1 === content.reasons.length ? "board ground-sun" : undefined}
            >
              {figure !== undefined && (
                <p className="numeral" aria-hidden="true">
                  {figure}
                </p>
              )}
              <div>
                <h3>{title}</h3>
                <LinkedParagraph text={description} />
                <TextList variant="ticks" items={benefits} />
              </div>
            </div>
          ))}
        </div>
      </Band>
      <Band ground="stock" aria-labelledby="comparison">
        <Opener
          id="comparison"
          heading={content.comparison.heading}
          text={content.comparison.text}
        />
        <LabeledTable
          className="why-choose-us-comparison"
          labelledBy="comparison"
          columns={["", content.comparison.oursLabel, content.comparison.othersLabel]}
          rows={content.comparison.rows.map(({ aspect, ours, others }) => ({
            key: aspect,
            heading: aspect,
            cells: [ours, others],
          }))}
        />
        <p className="why-choose-us-close loud">{content.comparison.close}</p>
      </Band>
      <ClosingCall {...content.closing} />
    </>
  );
}
