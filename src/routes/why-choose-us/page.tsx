import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { LinkedParagraph } from "../../sections/contact-links/contact-links.tsx";
import { PictureHead } from "../../sections/page-head/page-head.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { Band, Opener } from "../../ui/band/band.tsx";
import { FigureList } from "../../ui/figure-list/figure-list.tsx";
import { TextList } from "../../ui/lists/lists.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";
import "../../ui/labeled-table/labeled-table.css";
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
        <div className="why-choose-us-reasons">
          <FigureList
            items={reasons.map(({ title, figure, description, benefits }) => ({
              figure,
              title,
              children: (
                <>
                  <LinkedParagraph text={description} />
                  <TextList className="tick-list" items={benefits} />
                </>
              ),
            }))}
          />
        </div>
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
    <table className="why-choose-us-comparison labeled-table" aria-labelledby="comparison">
      <colgroup>
        <col />
        <col className="why-choose-us-ours" />
        <col />
      </colgroup>
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
