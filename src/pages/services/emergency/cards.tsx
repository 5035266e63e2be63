import { PoisonLines } from "../../../parts/poison-lines/poison-lines.tsx";
import { ProseText } from "../../../parts/prose/prose.tsx";
import { LevelTag } from "../../../signs/level-tag/level-tag.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture/picture.tsx";
import { RichParagraph } from "../../../ui/rich-text/rich-text.tsx";
import type { PageProps } from "../../declare.ts";
import type { route } from "./load.ts";
import "./cards.css";

type Data = PageProps<typeof route>["data"];
type Tile = Pick<Data["signs"][number], "id" | "name" | "tile" | "picture">;

export const Tiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <ul role="list" className="emergency-tiles grid screen-only">
    {tiles.map(({ id, name, tile = name, picture }) => (
      <li key={id}>
        <ButtonLink href={`#${id}`} size="small" className="emergency-tile">
          {picture && <Picture {...picture} eager />}
          {tile}
        </ButtonLink>
      </li>
    ))}
  </ul>
);

/** A sign's card: what to do first, how soon to come, the steps, and a drawing of them. */
export function SignCard({ sign }: { sign: Data["signs"][number] }) {
  const { id, name, level, firstStep, sooner, text, avoid, looks, howTo } = sign;
  const states = [firstStep && howTo && "emergency-full", !sign.picture && "screen-only"];
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-label={name}
      className={classNames("emergency-sign", ...states)}
    >
      <div className="wrap columns columns-even">
        <div className="stack">
          <h3>{name}</h3>
          <div className="emergency-level">
            <p>
              <LevelTag level={level} /> {firstStep}
            </p>
            {sooner?.map((line, index) => (
              <RichParagraph key={index} text={line} />
            ))}
          </div>
          {looks && <RichParagraph text={looks} />}
          <div className="emergency-steps stack">
            <ProseText text={text} />
          </div>
          {avoid && <RichParagraph text={avoid} className="title" />}
        </div>
        {(sign.poison || howTo) && (
          <div className="stack">
            {sign.poison && (
              <div className="screen-only">
                <PoisonLines />
              </div>
            )}
            {howTo && <Picture {...howTo.picture} alt={howTo.alt} tile />}
          </div>
        )}
      </div>
    </article>
  );
}
