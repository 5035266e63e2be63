import { LinkedText } from "../../sections/contact-links/contact-links.tsx";
import { Band, Opener } from "../../ui/band/band.tsx";
import { LabeledTable } from "../../ui/labeled-table/labeled-table.tsx";
import { PrintButton } from "../../ui/print-button/print-button.tsx";
import type { LifeStagesContent } from "./route.ts";
import "./life-stages.css";

/** The table by age. */
export function LifeStages({ heading, text, print, columns, stages }: LifeStagesContent) {
  return (
    <Band aria-labelledby="life-stages">
      <div className="stack" data-sheet="">
        <Opener id="life-stages" heading={heading} text={text} />
        <LabeledTable
          className="life-stages-table"
          lines
          labelledBy="life-stages"
          columns={[columns.stage, columns.visits, columns.talk]}
          rows={stages.map(({ name, when, visits, talk }) => ({
            key: name,
            heading: (
              <>
                {name}{" "}
                <span className="small">
                  <LinkedText text={when} />
                </span>
              </>
            ),
            cells: [visits, talk],
          }))}
        />
        <PrintButton>{print}</PrintButton>
      </div>
    </Band>
  );
}
