import { Fragment } from "react";
import { PageHead } from "../../parts/page-head/page-head.tsx";
import { Band, Heading } from "../../ui/band/band.tsx";
import { Drawing, Picture } from "../../ui/picture/picture.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import { Table } from "../../ui/table/table.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps } from "../declare.ts";
import type { route } from "./load.ts";
import "./page.css";

export default function WhyChooseUs({ data }: PageProps<typeof route>) {
  const [first, second, ...others] = data.reasons;
  return (
    <>
      <PageHead {...data.head} />
      <section aria-labelledby="reasons">
        <Heading id="reasons" heading="Reasons to choose us" variant="visually-hidden" />
        {first && (
          <Band hilltop columns="third">
            <b className="numeral">{first.numeral}</b>
            <div className="stack">
              <Words {...first} />
            </div>
          </Band>
        )}
        {second && (
          <Band ground="accent" columns="third">
            <div className="on-next-hill">{second.picture && <Picture {...second.picture} />}</div>
            <Reason {...second} />
          </Band>
        )}
        <Band wrap={false}>
          <div className="why-choose-us-others wrap grid grid-apart">
            {others.map((reason, index) => (
              <Fragment key={index}>
                {reason.picture && <Picture {...reason.picture} />}
                <Reason {...reason} />
              </Fragment>
            ))}
          </div>
          <Drawing {...data.road} className="band-drawing" fit="slice" />
        </Band>
      </section>
      <Band
        ground="stock"
        hilltop
        id="comparison"
        heading={data.comparison.heading}
        intro={<p className="loud">{data.comparison.close}</p>}
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

type ReasonProps = PageProps<typeof route>["data"]["reasons"][number];

/** A reason under its numeral. */
const Reason = (reason: ReasonProps) => (
  <div className="stack">
    <b className="numeral">{reason.numeral}</b>
    <Words {...reason} />
  </div>
);

const Words = ({ title, description, benefits }: ReasonProps) => (
  <>
    <h3 className="medium">{title}</h3>
    <RichParagraph text={description} className="lead" />
    <TextList variant="ticks" items={benefits} />
  </>
);
