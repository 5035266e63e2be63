import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { LinkedParagraph } from "../../sections/contact-links/contact-links.tsx";
import { PageHead } from "../../sections/page-head/page-head.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { Band, Opener } from "../../ui/band/band.tsx";
import { Table } from "../../ui/table/table.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";
import "./page.css";

export default function WhyChooseUs({ content }: PageProps<typeof route>) {
  const { labels } = useShell();
  return (
    <>
      <PageHead content={content} />
      <Band aria-labelledby="reasons">
        <h2 id="reasons" className="visually-hidden">
          {labels.sixReasons}
        </h2>
        <div className="why-choose-us-reasons grid">
          {content.reasons.map(({ title, description, benefits }, index) => (
            <div
              key={title}
              className={
                index + 1 === content.reasons.length ? "board ground-highlight" : undefined
              }
            >
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
        <Table className="why-choose-us-comparison" aria-labelledby="comparison">
          <thead>
            <tr>
              <td />
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
        <p className="why-choose-us-close loud">{content.comparison.close}</p>
      </Band>
      <ClosingCall {...content.closing} picture={content.closingPicture} />
    </>
  );
}
