import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { ContactLink } from "../contact-links/contact-links.tsx";
import "./level-list.css";

type LevelListProps = {
  groups: readonly {
    level: "now" | "today" | "visit";
    heading: string;
    text: string;
    items: readonly { name: string; href?: string; unless?: string | undefined }[];
  }[];
};

/** What people notice, grouped by how soon it needs a veterinarian. What cannot wait has the number to call. */
export function LevelList({ groups }: LevelListProps) {
  return (
    <div className="level-list">
      {groups.map(({ level, heading, text, items }) => (
        <div
          key={level}
          className={level === "now" ? "level-list-now ground-deep" : `level-list-${level}`}
        >
          <h3>{heading}</h3>
          {level === "now" && (
            <p className="big-number">
              <ContactLink to="phone" />
            </p>
          )}
          <p>{text}</p>
          <ul role="list">
            {items.map(({ name, href, unless }) => (
              <li key={name} className={unless === undefined ? undefined : "level-list-noted"}>
                {href === undefined ? (
                  <strong>{name}</strong>
                ) : (
                  <SiteLink href={href}>{name}</SiteLink>
                )}
                {unless !== undefined && <p>{unless}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
