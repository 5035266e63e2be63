import type { Site } from "../../content-model/site.ts";
import { Band, Opener } from "../../ui/band/band.tsx";
import "../../ui/labeled-table/labeled-table.css";
import { Fold } from "../../sections/question-list/question-list.tsx";
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
    <Band ground="mist" aria-labelledby="life-stages">
      <div data-sheet="">
        <Opener id="life-stages" heading={heading} text={text} />
        <table className="life-stages-table labeled-table" aria-labelledby="life-stages">
          <thead>
            <tr>
              {[columns.stage, columns.visits, columns.talk].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stages.map(({ name, when, visits, talk }) => (
              <tr key={name}>
                <th scope="row">
                  {name} <span className="small">{when}</span>
                </th>
                <td data-of={columns.visits}>{visits}</td>
                <td data-of={columns.talk}>{talk}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <PrintButton>{print}</PrintButton>
      </div>
      <Scripted className="question-list life-stages-reminder">
        <Fold heading={reminder.heading}>
          <Reminder {...reminder} />
        </Fold>
      </Scripted>
    </Band>
  );
}
