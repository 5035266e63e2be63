import { type Level, levels } from "../../formatting/levels.ts";
import { LinkedText } from "../contact-links/contact-links.tsx";
import { LevelTag } from "../level-tag/level-tag.tsx";
import "./night-rule.css";

/** What to do while the clinic is closed, by level. */
export function NightRule({ rule }: { rule: Record<Level, string> }) {
  return (
    <ul role="list" className="night-rule">
      {levels.map((level) => (
        <li key={level}>
          <LevelTag level={level} />{" "}
          <span>
            <LinkedText text={rule[level]} />
          </span>
        </li>
      ))}
    </ul>
  );
}
