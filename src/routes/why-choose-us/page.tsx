import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { PageHead } from "../../sections/page-head/page-head.tsx";
import { RichParagraph } from "../../sections/rich-text/rich-text.tsx";
import { Band, BandHeader, Heading } from "../../ui/band/band.tsx";
import { Drawing } from "../../ui/drawing/drawing.tsx";
import { Link } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Table } from "../../ui/table/table.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";
import "./page.css";

/** The classes of the first reason and of the second. */
const reasonClasses = ["whole-row columns columns-even", "whole-row columns board ground-accent"];

export default function WhyChooseUs({ content }: PageProps<typeof route>) {
  return (
    <>
      <PageHead content={content} />
      <Band wrap={false} aria-labelledby="reasons">
        <Heading id="reasons" heading="Reasons to choose us" variant="visually-hidden" />
        <div className="why-choose-us-reasons wrap grid">
          {content.reasons.map(({ title, picture, services, description, benefits }, index) => (
            <div key={title} className={reasonClasses[index] ?? "stack"}>
              {picture && <Picture {...picture} eager={index === 0} />}
              {services.length > 0 && (
                <ul role="list" className="why-choose-us-services grid">
                  {services.map((service) => (
                    <li key={service.path}>
                      <Link href={service.path}>
                        <Picture {...service.picture} alt={service.title} tile />
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
              <div className="stack">
                <h3 className="medium">{title}</h3>
                <RichParagraph text={description} className="lead" />
                <div className="small">
                  <TextList variant="inline" items={benefits} />
                </div>
              </div>
            </div>
          ))}
        </div>
        <Drawing {...content.road} className="why-choose-us-road on-next-hill" fit="slice" />
      </Band>
      <Band ground="stock" aria-labelledby="comparison">
        <BandHeader id="comparison" heading={content.comparison.heading}>
          <p className="loud">{content.comparison.close}</p>
        </BandHeader>
        <Table aria-labelledby="comparison">
          <thead>
            <tr>
              <th scope="col">{content.comparison.text}</th>
              <th scope="col">{content.comparison.oursLabel}</th>
              <th scope="col">{content.comparison.othersLabel}</th>
            </tr>
          </thead>
          <tbody>
            {content.comparison.rows.map(({ aspect, ours, others }) => (
              <tr key={aspect}>
                <th scope="row">{aspect}</th>
                <td>{ours}</td>
                <td>{others}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Band>
      <ClosingCall content={content} />
    </>
  );
}
