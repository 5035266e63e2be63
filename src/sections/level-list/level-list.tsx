import type { Text } from "../../formatting/text.ts";
import { LevelTag } from "../../ui/level-tag/level-tag.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { ContactLink, LinkedParagraph } from "../contact-links/contact-links.tsx";
import "./level-list.css";

type LevelListProps = {
  groups: readonly {
    level: "leave" | "call" | "today" | "visit";
    heading: string;
    text: Text;
    items: readonly { name: string; href?: string; unless?: Text | undefined }[];
  }[];
};

/** What people notice, grouped by how soon it needs a veterinarian. What cannot wait has the number to call. */
export function LevelList({ groups }: LevelListProps) {
  return (
    <div className="level-list">
      {groups.map(({ level, heading, text, items }) => (
        <div key={level} className={level === "leave" ? "level-list-leave ground-deep" : undefined}>
          <h3>
            <LevelTag level={level} size="heading">
              {heading}
            </LevelTag>
          </h3>
          {level === "leave" && (
            <p className="big-number">
              <ContactLink to="phone" />
            </p>
          )}
          <LinkedParagraph text={text} />
          <ul role="list">
            {items.map(({ name, href, unless }) => (
              <li key={name} className={unless === undefined ? undefined : "level-list-noted"}>
                {href === undefined ? (
                  <strong>{name}</strong>
                ) : (
                  <SiteLink href={href}>{name}</SiteLink>
                )}
                {unless !== undefined && <LinkedParagraph text={unless} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
