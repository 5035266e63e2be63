import { PageHead } from "../../components/page-head/page-head.tsx";
import { Band, Heading } from "../../ui/band/band.tsx";
import { classNames } from "../../ui/class-names.ts";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import { Table } from "../../ui/table/table.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps } from "../define-route.ts";
import type { route } from "./route.ts";
import "./page.css";

export default function WhyChooseUs({ data }: PageProps<typeof route>) {
  return (
    <>
      <PageHead {...data.head} />
      <Band aria-labelledby="reasons">
        <Heading id="reasons" heading="Reasons to choose us" variant="visually-hidden" />
        <div className="why-choose-us-reasons grid grid-apart">
          {data.reasons.map(({ title, description, benefits }, index) => {
            const isFirst = index === 0;
            const isLast = index === data.reasons.length - 1;
            return (
              <div
                key={index}
                className={classNames(
                  isLast ? "panel ground-highlight full-row columns columns-1-1" : "stack",
                  isFirst && "why-choose-us-first",
                )}
              >
                <h3 className={isFirst || isLast ? "size-3" : undefined}>{title}</h3>
                <div className="stack">
                  <RichParagraph text={description} className="text-lead" />
                  <TextList variant={isFirst ? "ticks" : "inline"} items={benefits} />
                </div>
              </div>
            );
          })}
        </div>
      </Band>
      <Band
        ground="sand"
        id="comparison"
        heading={data.comparison.heading}
        intro={<p className="text-lead">{data.comparison.close}</p>}
      >
        <Table aria-labelledby="comparison">
          <thead>
            <tr>
              <td />
              <th scope="col">{data.comparison.oursLabel}</th>
              <th scope="col">{data.comparison.othersLabel}</th>
            </tr>
          </thead>
          <tbody>
            {data.comparison.rows.map(({ aspect, ours, others }, index) => (
              <tr key={index}>
                <th scope="row">{aspect}</th>
                <td data-of={data.comparison.oursLabel}>{ours}</td>
                <td data-of={data.comparison.othersLabel}>{others}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Band>
    </>
  );
}
