import { LinkedText } from "../../sections/contact-links/contact-links.tsx";
import type { Site } from "../../site/site.ts";
import { Band, Opener } from "../../ui/band/band.tsx";
import { Fold, FoldList } from "../../ui/fold/fold.tsx";
import { LabeledTable } from "../../ui/labeled-table/labeled-table.tsx";
import { PrintButton } from "../../ui/print-button/print-button.tsx";
import { Scripted } from "../../ui/scripted/scripted.tsx";
import { Reminder } from "./reminder.tsx";
import "./life-stages.css";

/** The table by age; with script, also a reminder for the visitor's calendar. */
export function LifeStages({
  heading,
  text,
  print,
  columns,
  stages,
  reminder,
}: Site["lifeStages"]) {
  return (
    <Band aria-labelledby="life-stages">
      <div className="stack" data-sheet="">
        <Opener id="life-stages" heading={heading} text={text} />
        <LabeledTable
          className="life-stages-table"
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
      <Scripted className="life-stages-reminder">
        <FoldList>
          <Fold heading={reminder.heading}>
            <Reminder {...reminder} />
          </Fold>
        </FoldList>
      </Scripted>
    </Band>
  );
}
