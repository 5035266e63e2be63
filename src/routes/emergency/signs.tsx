import { LinkedParagraph, LinkedText } from "../../sections/contact-links/contact-links.tsx";
import { LevelTag } from "../../sections/level-tag/level-tag.tsx";
import { PoisonLines } from "../../sections/poison-lines/poison-lines.tsx";
import { ChipLink } from "../../ui/chip/chip.tsx";
import { Fold } from "../../ui/fold/fold.tsx";
import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";
import "./signs.css";

type Content = PageProps<typeof route>["content"];

type KeysProps = {
  keys: readonly { id: string; key: string; picture?: PictureData | undefined }[];
};

/** Links to cards, three in a row: a picture above a few words. */
export function Keys({ keys }: KeysProps) {
  return (
    <ul role="list" className="emergency-keys grid screen-only">
      {keys.map(({ id, key, picture }) => (
        <li key={id}>
          <ChipLink href={`#${id}`} className="chip emergency-key">
            {picture && <Picture {...picture} eager />}
            {key}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}

/** One sign: what to do first, how soon, what to do then, and a drawing of it. */
export function SignCard({ sign }: { sign: Content["signs"][number] }) {
  const { id, name, level, first, unless, looks, drawing, steps, alone, avoid } = sign;
  return (
    <article id={id} aria-label={name} className="emergency-sign">
      <div className="wrap columns columns-even columns-late">
        <div className="stack">
          <h3>{name}</h3>
          <p className="emergency-level">
            {first} <LevelTag level={level} size="heading" />
          </p>
          {unless && (
            <p className="lead">
              <b>
                <LinkedText text={unless} />
              </b>
            </p>
          )}
          <Steps steps={steps} alone={alone} />
          {avoid && (
            <p>
              <b>
                <LinkedText text={avoid} />
              </b>
            </p>
          )}
          {sign.poison && (
            <div className="screen-only">
              <PoisonLines />
            </div>
          )}
        </div>
        <div className="stack">
          {looks && <LinkedParagraph text={looks} />}
          {drawing && <Picture {...drawing} />}
        </div>
      </div>
    </article>
  );
}

type StepsProps = Pick<Content["signs"][number], "steps" | "alone">;

/** What to do, in order, its first words bold; and what to do without a helper. */
function Steps({ steps, alone }: StepsProps) {
  return (
    <>
      {steps && (
        <TextList
          className="emergency-steps"
          ordered
          items={steps.map((step) => <Act key={step} text={step} />)}
        />
      )}
      {alone && (
        <p className="emergency-alone">
          <Act text={alone} />
        </p>
      )}
    </>
  );
}

/** Bold up to the first comma or period, to be read at a glance. */
function Act({ text }: { text: string }) {
  const [act, rest] = splitAct(text);
  return (
    <>
      <strong>
        <LinkedText text={act} />
      </strong>
      <LinkedText text={rest} />
    </>
  );
}

/** A text up to its first comma or period, and what follows. A phone number has neither. */
function splitAct(text: string): [string, string] {
  const end = text.search(/[,.]( |$)/) + 1;
  return end === 0 ? [text, ""] : [text.slice(0, end), text.slice(end)];
}

/** What means a call now, in the groups in which people look for it; on phones, each is a fold. */
export function Poisons({ groups }: Content["poisons"]) {
  return groups.map(({ name, items }) => (
    <section key={name} className="emergency-fold">
      <h3>{name}</h3>
      <Fold heading={name}>
        <ul role="list">
          {items.map(({ thing, level, act }) => (
            <li key={thing}>
              {thing} {level === "leave" && <LevelTag level={level} />}
              {act && <p className="small">{act}</p>}
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  ));
}
