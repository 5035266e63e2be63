import { Fragment } from "react";
import type { WhereData } from "../../site/load-where.ts";
import { Band, Opener } from "../../ui/band/band.tsx";
import { ChipLink } from "../../ui/chip/chip.tsx";
import { Drawing } from "../../ui/drawing/drawing.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { LinkedParagraph } from "../contact-links/contact-links.tsx";
import { PoisonLines } from "../poison-lines/poison-lines.tsx";
import { SignLinks } from "../sign-links/sign-links.tsx";
import "./where.css";

type WhereBandProps = {
  id: string;
  heading: string;
  where: WhereData;
  /** Beside the heading. */
  intro?: React.ReactNode;
  /** Below all. */
  note?: string;
  /** The dog is a third of the page, not half of it. */
  small?: boolean;
  className?: string;
  /** On the sheet that shows until a place is chosen. */
  children: React.ReactNode;
};

/**
 * A dog with a link at each place, and a sheet of signs for each. The address names the sheet that
 * shows, so it works without script, and Back closes it. Without styles, all show.
 */
export function WhereBand(props: WhereBandProps) {
  const { id, heading, where, intro, note, small = false, className = "", children } = props;
  const classes = `where ${small ? "where-small" : ""} ${className}`;
  return (
    <Band aria-labelledby={id} className={classes.trim()}>
      <Opener id={id} heading={heading}>
        {intro}
      </Opener>
      <div id="where" className="where-stage screen-only">
        <div className="where-picture">
          <Drawing {...where.drawing} className="where-drawing" />
          <ul role="list" aria-label={where.label} className="where-labels">
            {where.places.map(({ id, name }) => (
              <li key={id}>
                <ChipLink href={`#${id}`}>{name}</ChipLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="where-sheet where-rest ground-deep stack">
          <h3>{where.rest}</h3>
          {children}
        </div>
        {where.places.map(({ id, name, groups, hasPoisons }) => (
          <section key={id} id={id} aria-label={name} className="where-sheet ground-pale stack">
            <h3>{name}</h3>
            {groups.map(({ answer, signs }) => (
              <Fragment key={answer ?? ""}>
                {answer && <p className="where-answer">{answer}</p>}
                <SignLinks signs={signs} />
              </Fragment>
            ))}
            {hasPoisons && <PoisonLines />}
            <MoreLink href="#where" arrow="back">
              {where.back}
            </MoreLink>
          </section>
        ))}
      </div>
      {note && <LinkedParagraph text={note} className="where-note small" />}
    </Band>
  );
}
