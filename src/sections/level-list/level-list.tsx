import { type Level, levels } from "../../formatting/levels.ts";
import { ChipLink } from "../../ui/chip/chip.tsx";
import { Fold } from "../../ui/fold/fold.tsx";
import { ContactLink, LinkedParagraph } from "../contact-links/contact-links.tsx";
import { LevelTag } from "../level-tag/level-tag.tsx";
import { useShell } from "../shell/shell.tsx";
import "./level-list.css";

type Item = {
  name: string;
  level: Level;
  /** What is done before the level, which then stands after it. */
  first?: string | undefined;
  href?: string | undefined;
  unless?: string | undefined;
};

type LevelListProps = {
  items: readonly Item[];
  /** What each level means. */
  texts: Record<Level, string>;
  /** How many of a level show at once; the others are in a fold. */
  most?: number;
};

/** What people notice, by how soon it needs a veterinarian. What cannot wait has the number to call. */
export function LevelList({ items, texts, most = Number.POSITIVE_INFINITY }: LevelListProps) {
  const { labels } = useShell();
  const firsts = items.filter(({ first }) => first !== undefined);
  return (
    <div className="level-list">
      {firsts.length > 0 && (
        <div className="level-list-urgent ground-deep">
          <h3>{labels.doFirst}</h3>
          <Items items={firsts} />
        </div>
      )}
      {levels.map((level) => {
        const others = items.filter((item) => item.level === level && item.first === undefined);
        if (others.length === 0) return null;
        return (
          <div
            key={level}
            className={level === "leave" ? "level-list-urgent ground-deep" : undefined}
          >
            <h3>
              <LevelTag level={level} size="heading" />
            </h3>
            {level === "leave" && (
              <p className="big-number">
                <ContactLink to="phone" />
              </p>
            )}
            <LinkedParagraph text={texts[level]} />
            <Items items={others.slice(0, most)} />
            {others.length > most && (
              <Fold className="level-list-more" heading={labels.moreSigns}>
                <Items items={others.slice(most)} />
              </Fold>
            )}
          </div>
        );
      })}
    </div>
  );
}

function Items({ items }: { items: readonly Item[] }) {
  return (
    <ul role="list">
      {items.map(({ name, href, first, level, unless }) => (
        <li key={name}>
          {/* What leads somewhere looks like the other links to cards. */}
          {href === undefined ? <strong>{name}</strong> : <ChipLink href={href}>{name}</ChipLink>}
          {first !== undefined && (
            <p>
              {first} <LevelTag level={level} />
            </p>
          )}
          {unless !== undefined && <LinkedParagraph text={unless} />}
        </li>
      ))}
    </ul>
  );
}
