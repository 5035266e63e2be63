import { useMemo } from "react";
import { fill } from "../../formatting/fill.ts";
import type { Finder } from "../../site/load-sign-finder.ts";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { ContactAction, ContactLink, LinkedText } from "../contact-links/contact-links.tsx";
import { LevelTag } from "../level-tag/level-tag.tsx";
import { PoisonLines } from "../poison-lines/poison-lines.tsx";
import { useShell } from "../shell/shell.tsx";
import { answerFinder } from "./find-answers.ts";
import "./answers.css";

/** What fits what is typed, the best first, and how many that are, which screen readers say. */
export function Answers({ finder, typed }: { finder: Finder; typed: string }) {
  const { clinic, labels } = useShell();
  const { entries, words } = finder;
  const find = useMemo(() => answerFinder(entries), [entries]);
  const isAsked = typed.trim().length > 1;
  const answers = isAsked ? find(typed) : [];
  const count = answers.length === 1 ? words.foundOne : words.found;
  const said = fill(count, { count: answers.length });
  return (
    <>
      <p role="status" className="sign-finder-status small">
        {answers.length > 0 && <span key={said}>{said}</span>}
        {/* In an element that goes as a whole: a browser that translates puts its own in place of text. */}
        {isAsked && answers.length === 0 && (
          <span>
            {words.none} <ContactLink to="phone" />
          </span>
        )}
      </p>
      {answers.length > 0 && (
        <ul role="list" className="sign-finder-answers">
          {answers.map((answer) => (
            // By its name, so that React replaces it whole: a browser that translates changes its texts.
            <li
              key={answer.name}
              className={`sign-finder-answer sign-finder-${answer.level ?? "none"}`}
            >
              <h3>{answer.name}</h3>
              {answer.level && (
                <p>
                  {answer.first} <LevelTag level={answer.level} size="heading" />
                </p>
              )}
              <p>{answer.text}</p>
              {answer.isPoison && <PoisonLines />}
              <div className="sign-finder-ways row">
                <ContactAction to={answer.level === "visit" ? "visit" : "phone"} size="small" />
                <MoreLink href={answer.href}>
                  {words.read}
                  <span className="visually-hidden">: {answer.name}</span>
                </MoreLink>
              </div>
              {(answer.level === "leave" || answer.level === "call") && (
                <p className="small">
                  <LinkedText text={labels.seeWhenClosed} />{" "}
                  {clinic.hospital && (
                    <>
                      {clinic.hospital.name} <ContactLink to="hospital" />
                    </>
                  )}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
