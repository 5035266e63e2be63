import type { Level } from "../../formatting/levels.ts";
import type { Text } from "../../formatting/text.ts";
import { LevelTag } from "../../ui/level-tag/level-tag.tsx";
import { LinkedText } from "../contact-links/contact-links.tsx";
import "./night-rule.css";

type NightRuleProps = {
  rule: readonly { level: Level; heading: string; text: Text }[];
};

/** What to do while the clinic is closed, by level. */
export function NightRule({ rule }: NightRuleProps) {
  return (
    <ul role="list" className="night-rule">
      {rule.map(({ level, heading, text }) => (
        <li key={level}>
          <LevelTag level={level}>{heading}</LevelTag>{" "}
          <span>
            <LinkedText text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
