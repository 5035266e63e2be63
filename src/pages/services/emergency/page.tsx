import { shell } from "virtual:shell";
import { Fragment } from "react";
import { pagePaths } from "../../../addresses.ts";
import { Breadcrumbs } from "../../../components/breadcrumbs/breadcrumbs.tsx";
import { CallButton, CallButtons, ContactLink } from "../../../components/contacts/contacts.tsx";
import { OpeningLine } from "../../../components/opening-hours/opening-hours.tsx";
import { PoisonLines } from "../../../components/poison-lines/poison-lines.tsx";
import { ProseBody } from "../../../components/prose/prose.tsx";
import { Sources } from "../../../components/sources/sources.tsx";
import { LevelTag } from "../../../signs/level-tag/level-tag.tsx";
import { isUrgent } from "../../../signs/levels.ts";
import { SignSearch } from "../../../signs/search/sign-search.tsx";
import type { SignLink } from "../../../signs/sign-links/load-sign-links.ts";
import { SignLinks } from "../../../signs/sign-links/sign-links.tsx";
import { SignRules } from "../../../signs/sign-links/sign-rules.tsx";
import { Band, Heading, Section } from "../../../ui/band/band.tsx";
import { PrintButton } from "../../../ui/button/button.tsx";
import { Disclosure } from "../../../ui/disclosure/disclosure.tsx";
import { Link, MoreLink } from "../../../ui/link/link.tsx";
import { NamedList } from "../../../ui/named-list/named-list.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";
import { RichParagraph, RichText } from "../../../ui/rich-text/rich-text.tsx";
import { TextList } from "../../../ui/text-list/text-list.tsx";
import type { PageProps } from "../../define-route.ts";
import { SignCard, SignFold, SignText, Tiles } from "./cards.tsx";
import type { route } from "./route.ts";
import "./page.css";

type Data = PageProps<typeof route>["data"];

/**
 * For readers in a panic: the number, where else to go, and for each sign a tile, which is a link to the
 * sign's card. The screen shows only the card that the address names. Printed, the page is a sheet for the
 * fridge: the numbers, a line for each tile (for CPR and the like, all steps), and the poisons of Leave now.
 */
export default function Emergency({ data }: PageProps<typeof route>) {
  const { labels } = shell;
  const { tiles } = data;
  return (
    <>
      <div className="emergency-head">
        <div className="wrap stack-tight">
          <Breadcrumbs trail={data.head.trail} />
          <div className="columns columns-1-1">
            <div className="stack-tight">
              <h1>{data.head.title}</h1>
              <div id="after-hours" className="stack-tight">
                <OpeningLine />
                <HeadCalls note={data.callNote} hospital={data.hospitals[0]} />
              </div>
              <p className="paper-only">{`Closed, or no answer?${"_".repeat(40)}`}</p>
              <SignSearch />
            </div>
            <div className="stack screen-only">
              <Section id="signs" heading="Warning signs that can’t wait" className="stack-tight">
                <Tiles tiles={tiles.filter(({ large }) => large)} />
              </Section>
              <Section id="also" heading="Or one of these" className="stack-tight">
                <Tiles tiles={[...tiles.filter(({ large }) => !large), ...data.otherTiles]} />
                <MoreLink href="#any-sign">Not here? Look up any other sign</MoreLink>
              </Section>
            </div>
            <div className="below-first stack-tight">
              <Hospitals hospitals={data.hospitals} />
              <Meanings meanings={data.meanings.filter(isUrgent)} />
            </div>
          </div>
        </div>
      </div>
      <div className="emergency-signs ground-accent">
        {data.cards.map((sign) => (
          <SignCard key={sign.id} sign={sign} />
        ))}
        <div className="wrap columns columns-1-1">
          <div className="stack">
            <div className="emergency-next cluster screen-only">
              <CallButtons calls="emergency" />
              <MoreLink href="#signs" arrow="back">
                All signs
              </MoreLink>
              <MoreLink href="#can-wait">{data.canWait.heading}</MoreLink>
            </div>
            <div id="rules" tabIndex={-1}>
              <SignRules />
            </div>
            <p className="text-small screen-only">{data.definitions}</p>
          </div>
          <Section
            id="any-sign"
            heading="Other signs that can’t wait"
            variant="size-3"
            className="stack screen-only"
          >
            <Groups groups={data.urgentGroups}>
              {(signs) => (
                <div>
                  {signs.map((sign) => (
                    <SignFold key={sign.id} sign={sign} />
                  ))}
                </div>
              )}
            </Groups>
          </Section>
        </div>
      </div>
      <Band ground="sand" wrap={false} className="emergency-poison">
        <div className="wrap columns columns-1-1">
          {data.poisoning.map((sign) => (
            <div key={sign.id} id={sign.id} tabIndex={-1} className="emergency-sign stack">
              <h2 className="size-3">{sign.name}</h2>
              <SignText sign={sign} />
            </div>
          ))}
          <Section
            id="poison"
            heading="Poison lines"
            variant="display-lead"
            className="emergency-poison-lines ground-sand"
          >
            <PoisonLines />
          </Section>
          <Section
            id="poisons"
            heading="Look up a poison"
            variant="size-3"
            className="emergency-poisons stack"
          >
            <span className="paper-only">
              <LevelTag level="leave" />
            </span>
            <Groups groups={data.poisonGroups}>{rows}</Groups>
            <p>{data.poisonHelp.end}</p>
          </Section>
        </div>
      </Band>
      <Band
        ground="navy"
        wrap={false}
        className="emergency-night screen-only"
        aria-labelledby="can-wait"
      >
        <div className="wrap columns columns-1-1">
          <div className="stack">
            <Heading id="can-wait" heading={data.canWait.heading} />
            <RichParagraph text={data.canWait.text} />
            <MoreLink href="#waits">Look up what can wait</MoreLink>
          </div>
          <div className="stack">
            <Meanings meanings={data.meanings.filter((meaning) => !isUrgent(meaning))} />
          </div>
        </div>
        <Picture {...data.night} />
      </Band>
      <Band ground="mint">
        <div className="grid grid-apart">
          <Section
            id="waits"
            heading="Look up what can wait"
            variant="size-3"
            className="stack screen-only"
          >
            <MoreLink href="#rules" arrow="back">
              Whatever the sign, three rules come first
            </MoreLink>
            <Groups groups={data.waitGroups}>{rows}</Groups>
            <MoreLink href={`${pagePaths.services}#noticed`}>
              Not here? Touch the place on the dog
            </MoreLink>
          </Section>
          <Section id="ready" heading="Be ready" variant="size-3" className="stack screen-only">
            <div>
              <Disclosure heading="Before you leave, and on the way">
                <NamedList items={data.onTheWay} />
              </Disclosure>
              <Disclosure heading={data.poisonHelp.asks.heading}>
                <TextList items={data.poisonHelp.asks.items} variant="ticks" />
                <p>{data.poisonHelp.asks.end}</p>
              </Disclosure>
              <Disclosure heading={data.kit.heading}>
                <RichParagraph text={data.kit.text} />
                <TextList items={data.kit.items} variant="ticks" />
              </Disclosure>
              <Sources sources={data.sources} />
            </div>
            <PrintButton>Print this page</PrintButton>
          </Section>
        </div>
      </Band>
      <Band columns="1-1" className="screen-only">
        <ProseBody {...data.body} />
        <div className="prose">
          <Section id="what-we-provide" heading="What We Provide" className="prose-section">
            <NamedList ticks items={data.provides} />
            <p>
              <RichText text={data.bookingNote} /> For a planned visit,{" "}
              <ContactLink to="booking">{labels.book.service}</ContactLink>.
            </p>
            {data.approval && (
              <p className="text-small">
                {data.approval.label} <time {...data.approval.month} />.
              </p>
            )}
          </Section>
        </div>
      </Band>
    </>
  );
}

/** What each of these levels means. */
const Meanings = ({ meanings }: Pick<Data, "meanings">) =>
  meanings.map(({ level, meaning }) => (
    <RichParagraph key={level} label={<LevelTag level={level} />} text={meaning} />
  ));

type GroupsProps<Item> = {
  groups: readonly { name: string; items: readonly Item[] }[];
  children: (items: readonly Item[]) => React.ReactNode;
};

const Groups = <Item,>({ groups, children }: GroupsProps<Item>) => (
  <div>
    {groups.map(
      ({ name, items }) =>
        items.length > 0 && (
          <Disclosure key={name} heading={name}>
            {children(items)}
          </Disclosure>
        ),
    )}
  </div>
);

const rows = (signs: readonly SignLink[]) => <SignLinks signs={signs} />;

type HeadCallsProps = { note: string; hospital: Data["hospitals"][0] | undefined };

/** Whom to call first, in digits as wide as the column, and whom second. */
const HeadCalls = ({ note, hospital }: HeadCallsProps) => (
  <div className="emergency-call">
    {shell.calls.emergency.map((call, index) => {
      const { to, labelKey, isFilled, when } = call;
      const { href, text } = shell.contacts[to];
      // If nobody knows the hour, both are as large.
      const size = isFilled || when === "unknown" ? "huge" : "small";
      // Stands above our number. While we are closed, the hospital's is there, so it stands below ours.
      const callNote = (
        <p className="text-small screen-only" data-when={when}>
          {note}
        </p>
      );
      return (
        <Fragment key={index}>
          {to === "phone" && labelKey !== "closed" && callNote}
          {to === "phone" && isFilled && (
            <Link href={href} aria-label={text} data-when={when}>
              <WideNumber text={text} />
            </Link>
          )}
          <CallButton call={call} size={size} className={`emergency-${to}`}>
            {to === "hospital" && size === "huge" && hospital && (
              <>
                <span>
                  <RichText text={`${hospital.name}, about ${hospital.minutes} min`} />
                </span>
                <WideNumber text={hospital.phone.display} />
              </>
            )}
          </CallButton>
          {labelKey === "closed" && callNote}
        </Fragment>
      );
    })}
  </div>
);

const Hospitals = ({ hospitals }: Pick<Data, "hospitals">) =>
  hospitals.length > 0 ? (
    <div className="stack-tight text-small">
      {hospitals.map(({ name, href, phone, address, directions, ...hospital }) => (
        <p key={href}>
          <b>{name}</b>{" "}
          <Link href={href}>
            <RichText text={phone.display} />
          </Link>
          , about {hospital.minutes} min. {address && <RichText text={`${address}. `} />}
          <span className="screen-only">
            {directions && (
              <Link href={directions}>
                Directions
                <span className="visually-hidden"> {`to ${name}`}</span>
              </Link>
            )}
            {directions && ". "}
            Number checked on <time {...hospital.checked} />.
          </span>
        </p>
      ))}
      <MoreLink href={shell.contacts.hospitalSearch.href}>
        {shell.contacts.hospitalSearch.text}
      </MoreLink>
    </div>
  ) : (
    <p className="text-small screen-only">{shell.labels.offline}</p>
  );

/**
 * A phone number in an svg, so that it is exactly as wide as its column in any font. A text's box is higher than
 * its letters and would take taps from what is above it, so the svg clips it.
 */
const WideNumber = ({ text }: { text: string }) => (
  <svg role="presentation" className="emergency-number on-paper" viewBox="0 0 570 96">
    <text y="76" direction="ltr" textLength="570" lengthAdjust="spacingAndGlyphs">
      {text}
    </text>
  </svg>
);
