import type { PageProps } from "../../document/page.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { LinkedParagraph } from "../../sections/contact-links/contact-links.tsx";
import { PictureHead } from "../../sections/page-head/page-head.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { Band, Opener } from "../../ui/band/band.tsx";
import { FigureList } from "../../ui/figure-list/figure-list.tsx";
import { LabeledTable } from "../../ui/labeled-table/labeled-table.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { route } from "./route.ts";
import "./page.css";

type Content = PageProps<typeof route>["content"];

export default function WhyChooseUs({ content }: { content: Content }) {
  const { reasons, comparison, closing } = content;
  const { labels } = useShell();
  return (
    <>
      <PictureHead content={content} />
      <Band aria-labelledby="reasons">
        <h2 id="reasons" className="visually-hidden">
          {labels.sixReasons}
        </h2>
        <FigureList
          className="why-choose-us-reasons"
          items={reasons.map(({ title, figure, description, benefits }) => ({
            figure,
            title,
            children: (
              <>
                <LinkedParagraph text={description} />
                <TextList look="ticks" items={benefits} />
              </>
            ),
          }))}
        />
      </Band>
      <Band ground="stock" aria-labelledby="comparison">
        <Opener id="comparison" heading={comparison.heading} text={comparison.text} />
        <Comparison comparison={comparison} />
        <p className="why-choose-us-close loud">{comparison.close}</p>
      </Band>
      <ClosingCall {...closing} />
    </>
  );
}

/** Two kinds of clinic, side by side; on phones each row is a heading and two labeled lines. */
function Comparison({ comparison }: Pick<Content, "comparison">) {
  const { oursLabel, othersLabel, rows } = comparison;
  return (
    <LabeledTable
      className="why-choose-us-comparison"
      labelledBy="comparison"
      columns={["", oursLabel, othersLabel]}
      rows={rows.map(({ aspect, ours, others }) => ({
        key: aspect,
        heading: aspect,
        cells: [ours, others],
      }))}
    >
      <colgroup>
        <col />
        <col className="why-choose-us-ours" />
        <col />
      </colgroup>
    </LabeledTable>
  );
}
