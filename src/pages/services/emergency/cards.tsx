import { ProseText } from "../../../components/prose/prose.tsx";
import { LevelTag } from "../../../signs/level-tag/level-tag.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Disclosure } from "../../../ui/disclosure/disclosure.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";
import { RichParagraph } from "../../../ui/rich-text/rich-text.tsx";
import type { PageProps } from "../../define-route.ts";
import type { route } from "./route.ts";
import "./cards.css";

type Data = PageProps<typeof route>["data"];
type Sign = Data["cards"][number];

export const Tiles = ({ tiles }: { tiles: readonly Omit<Data["tiles"][number], "large">[] }) => (
  <ul role="list" className="emergency-tiles grid">
    {tiles.map(({ id, name, picture }) => (
      <li key={id}>
        <ButtonLink href={`#${id}`} size="small" className="emergency-tile">
          <Picture {...picture} eager />
          {name}
        </ButtonLink>
      </li>
    ))}
  </ul>
);

/** The card of a sign with a tile: its text, and a drawing of what to do. */
export function SignCard({ sign }: { sign: Sign }) {
  const { id, name, firstStep, howTo } = sign;
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-label={name}
      className={classNames("emergency-sign", firstStep && howTo && "emergency-full")}
    >
      <div className="wrap columns columns-1-1">
        <div className="stack">
          <h3>{name}</h3>
          <SignText sign={sign} />
        </div>
        {howTo && <Picture {...howTo.picture} alt={howTo.alt} cropped />}
      </div>
    </article>
  );
}

/** A sign without a tile, folded to its name and level. */
export const SignFold = ({ sign }: { sign: Sign }) => (
  <Disclosure
    id={sign.id}
    as="h4"
    heading={
      <>
        {sign.name} <LevelTag level={sign.level} />
      </>
    }
  >
    <SignText sign={sign} isFolded />
  </Disclosure>
);

/** How soon to come, unless the fold above it says so, what to do first, and the steps. */
export function SignText({ sign, isFolded }: { sign: Sign; isFolded?: boolean }) {
  const { level, firstStep, sooner = [], text, avoid, looks } = sign;
  return (
    <>
      <div className="emergency-level">
        {(!isFolded || firstStep) && (
          <p>
            {!isFolded && <LevelTag level={level} />} {firstStep}
          </p>
        )}
        {sooner.map((line, index) => (
          <RichParagraph key={index} text={line} />
        ))}
      </div>
      {looks && <RichParagraph text={looks} />}
      <div className="emergency-steps stack">
        <ProseText text={text} />
      </div>
      {avoid && <RichParagraph text={avoid} className="display-lead" />}
    </>
  );
}
