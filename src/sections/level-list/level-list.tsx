import type { Level } from "../../formatting/levels.ts";
import type { Text } from "../../formatting/text.ts";
import { Fold, FoldList } from "../../ui/fold/fold.tsx";
import { LevelTag } from "../../ui/level-tag/level-tag.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { ContactLink, LinkedParagraph } from "../contact-links/contact-links.tsx";
import { useShell } from "../shell/shell.tsx";
import "./level-list.css";

type Item = { name: string; href?: string | undefined; unless?: Text | undefined };

type LevelListProps = {
  /** What is done before the level: each with its level after it. */
  firsts: readonly (Item & { level: Level; heading: string; first: string })[];
  groups: readonly { level: Level; heading: string; text: Text; items: readonly Item[] }[];
  /** How many of a level show at once; the others are in a fold. */
  most?: number;
};

/** What people notice, by how soon it needs a veterinarian. What cannot wait has the number to call. */
export function LevelList({ firsts, groups, most = Number.POSITIVE_INFINITY }: LevelListProps) {
  const { labels } = useShell();
  return (
    <div className="level-list">
      {firsts.length > 0 && (
        <div className="level-list-urgent ground-deep">
          <h3>{labels.doFirst}</h3>
          <ul role="list">
            {firsts.map(({ first, level, heading, ...item }) => (
              <li key={item.name}>
                <ItemName {...item} />
                <p>
                  {first} <LevelTag level={level}>{heading}</LevelTag>
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {groups.map(({ level, heading, text, items }) => (
        <div
          key={level}
          className={level === "leave" ? "level-list-urgent ground-deep" : undefined}
        >
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
          <Items items={items.slice(0, most)} />
          {items.length > most && (
            <FoldList className="level-list-more">
              <Fold heading={labels.moreSigns}>
                <Items items={items.slice(most)} />
              </Fold>
            </FoldList>
          )}
        </div>
      ))}
    </div>
  );
}

function Items({ items }: { items: readonly Item[] }) {
  return (
    <ul role="list">
      {items.map(({ unless, ...item }) => (
        <li key={item.name}>
          <ItemName {...item} />
          {unless !== undefined && <LinkedParagraph text={unless} />}
        </li>
      ))}
    </ul>
  );
}

/** What leads somewhere looks like the other links to cards. */
function ItemName({ name, href }: Item) {
  if (href === undefined) return <strong>{name}</strong>;
  return (
    <SiteLink href={href} className="level-list-link">
      {name}
    </SiteLink>
  );
}
