import { LinkedParagraph, LinkedText } from "../../sections/contact-links/contact-links.tsx";
import { CheckItem, CheckSheet } from "../../ui/check-sheet/check-sheet.tsx";
import { Fold, FoldList } from "../../ui/fold/fold.tsx";
import { Note } from "../../ui/note/note.tsx";
import Article from "../article/page.tsx";
import type { PageProps, PageWithBodyProps } from "../page-props.ts";
import type { route } from "./route.ts";
import "./visit-kit.css";

type Kit = PageProps<typeof route>["content"]["kit"];

/** The first-visit article, with a checklist after the text, and on paper before it. */
export default function FirstVisit({ content, Body }: PageWithBodyProps<typeof route>) {
  return (
    <Article content={content} Body={Body}>
      <VisitKit {...content.kit} />
    </Article>
  );
}

/** A checklist, and plans for the days before a visit. */
function VisitKit({ heading, text, print, stages, blanks, foot, plans }: Kit) {
  return (
    <div className="visit-kit">
      <CheckSheet
        labelledBy="sheet"
        head={
          <>
            <h2 id="sheet" className="medium">
              {heading}
            </h2>
            <p className="screen-only">{text}</p>
          </>
        }
        print={print}
      >
        <FoldList>
          <Stages stages={stages.slice(0, 2)} open />
          {stages.length > 2 && <Stages stages={stages.slice(2)} />}
        </FoldList>
        <Note urgent className="paper-only">
          <LinkedParagraph text={foot} />
        </Note>
        <div className="visit-kit-blanks paper-only" aria-hidden="true">
          {blanks.map((blank) => (
            <Blank key={blank.heading} {...blank} />
          ))}
        </div>
      </CheckSheet>
      <FoldList id="plans">
        {plans.map(({ heading: name, steps }) => (
          <Fold key={name} heading={name}>
            <ol role="list" className="visit-kit-plan grid">
              {steps.map(({ when, detail }) => (
                <li key={when}>
                  <strong>{when}</strong> <LinkedText text={detail} />
                </li>
              ))}
            </ol>
          </Fold>
        ))}
      </FoldList>
    </div>
  );
}

/** The first two are for the days before the visit, and open. */
function Stages({ stages, open = false }: Pick<Kit, "stages"> & { open?: boolean }) {
  return (
    <div className={`visit-kit-stages visit-kit-${open ? "open" : "more"}`}>
      {stages.map(({ name, items }) => (
        <Fold key={name} heading={name} open={open}>
          <ul role="list" className="check-sheet-list grid">
            {items.map((item) => (
              <li key={item}>
                <CheckItem>{item}</CheckItem>
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </div>
  );
}

/** Lines to write on, for print. */
function Blank({ heading, columns, lines }: Kit["blanks"][number]) {
  return (
    <table>
      <caption>{heading}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty lines are all alike
          <tr key={line}>
            {columns.map((column) => (
              <td key={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
