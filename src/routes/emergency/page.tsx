import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import {
  ContactAction,
  ContactLink,
  HospitalAction,
  LinkedParagraph,
  WholeText,
} from "../../sections/contact-links/contact-links.tsx";
import { LevelList } from "../../sections/level-list/level-list.tsx";
import { LevelTag } from "../../sections/level-tag/level-tag.tsx";
import { NamedList, Steps } from "../../sections/named-list/named-list.tsx";
import { NightRule } from "../../sections/night-rule/night-rule.tsx";
import { Breadcrumbs } from "../../sections/page-head/page-head.tsx";
import { PoisonLines } from "../../sections/poison-lines/poison-lines.tsx";
import {
  Prose,
  ProseSection,
  proseComponents,
  type SectionProps,
} from "../../sections/prose/prose.tsx";
import { useServiceLabel } from "../../sections/shell/service-labels.ts";
import { useShell } from "../../sections/shell/shell.tsx";
import { SignFinder } from "../../sections/sign-finder/sign-finder.tsx";
import { Sources } from "../../sections/sources/sources.tsx";
import { ActionLink } from "../../ui/action/action.tsx";
import { Band, Columns, ColumnsBand, Opener } from "../../ui/band/band.tsx";
import { ChipLinks } from "../../ui/chip/chip.tsx";
import { Fold } from "../../ui/fold/fold.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps, PageWithBodyProps } from "../page-props.ts";
import type { route } from "./route.ts";
import "./page.css";

type Content = PageProps<typeof route>["content"];
type Sign = Content["signs"][number];
type Place = Sign["shown"][number];

/**
 * For readers in a panic: the number, where else to go, and a key for each sign, which leads to its
 * card. On the screen only the card that the address names shows; on paper and without styles, all.
 */
export default function Emergency({ content, Body }: PageWithBodyProps<typeof route>) {
  const { labels } = useShell();
  const shownIn = (place: Place) => content.signs.filter(({ shown }) => shown.includes(place));
  return (
    <div className="emergency">
      <div className="emergency-head">
        <div className="wrap">
          <Breadcrumbs parent={content.parent} current={content.title} />
          <div className="emergency-title row">
            <h1>{content.title}</h1>
            <MoreLink href="#poison">{labels.poison}</MoreLink>
          </div>
          <Columns shape="even" late>
            <div>
              <BigNumber />
              <ContactAction to="emergency" size="huge" className="emergency-call" />
              <p className="emergency-number-note screen-only">
                {content.callNote} <SiteLink href="#after-hours">{labels.afterHours}</SiteLink>
              </p>
              <div className="row">
                <HospitalAction />
                <HospitalSearch {...content.hospitalSearch} />
              </div>
              <p className="emergency-number-note screen-only">{content.lead}</p>
            </div>
            <section aria-labelledby="signs">
              <h2 id="signs">{content.labels.signs}</h2>
              <Keys signs={shownIn("key")} />
            </section>
          </Columns>
          <section className="emergency-also screen-only" aria-labelledby="also">
            <h2 id="also">{content.alsoHeading}</h2>
            <Keys signs={shownIn("more")}>
              <Key id="can-wait" name={content.canWait.link} picture={content.canWait.picture} />
            </Keys>
          </section>
          <SignFinder load={() => import("virtual:sign-finder")} />
        </div>
      </div>
      <div className="emergency-signs ground-teal">
        {content.signs.map((sign) => (
          <SignCard key={sign.id} sign={sign} />
        ))}
        <div className="emergency-next wrap screen-only">
          <p>{content.lead}</p>
          <div className="row">
            <ContactAction to="emergency" />
            <HospitalAction />
            <HospitalSearch {...content.hospitalSearch} />
            <MoreLink href="#signs" arrow="back">
              {content.labels.allSigns}
            </MoreLink>
          </div>
        </div>
      </div>
      <Band ground="stock" className="emergency-poison">
        <section aria-labelledby="poison" className="columns">
          <div className="stack">
            <h2 id="poison">{labels.poison}</h2>
            <PoisonLines />
          </div>
          <div className="stack screen-only">
            <p>{content.poisons.text}</p>
            <h3>{content.poisons.asks.heading}</h3>
            <TextList items={content.poisons.asks.items} variant="ticks" />
            <p>{content.poisons.asks.end}</p>
          </div>
        </section>
        <Poisons {...content.poisons} />
      </Band>
      <Band ground="stock" aria-labelledby="can-wait" className="emergency-wait screen-only">
        <Opener id="can-wait" heading={content.canWait.heading}>
          <LinkedParagraph text={content.canWait.text} />
        </Opener>
        <LevelList {...content.canWait} />
        <LinkedParagraph text={content.frail} />
        <h2 id="others" className="medium">
          {content.othersHeading}
        </h2>
        <ChipLinks label={content.othersHeading} pages={content.others} />
      </Band>
      <ColumnsBand
        ground="stock"
        id="after-hours"
        heading={labels.afterHours}
        className="emergency-hours"
      >
        <div className="stack">
          <Hospitals {...content} />
          <NightRule rule={content.night} />
          {content.whoElse.map((text) => (
            <LinkedParagraph key={text} text={text} />
          ))}
          {content.questions.map(({ question, answer }) => (
            <section key={question} className="screen-only">
              <h3>{question}</h3>
              <LinkedParagraph text={answer} />
            </section>
          ))}
        </div>
      </ColumnsBand>
      <ColumnsBand
        id="on-the-way"
        heading={content.labels.onTheWay}
        intro={<Picture {...content.wayPicture} />}
        className="emergency-way"
      >
        <div>
          <NamedList items={content.onTheWay} variant="none" className="emergency-acts" />
          <Fold heading={content.kit.heading}>
            <LinkedParagraph text={content.kit.text} />
            <TextList items={content.kit.items} variant="ticks" />
          </Fold>
        </div>
      </ColumnsBand>
      <Band ground="stock" className="emergency-service screen-only">
        <section className="emergency-fold">
          <Fold heading={content.serviceHeading} level="h2">
            <Prose className="columns columns-even">
              <Body components={{ ...proseComponents, Section: ServiceSection }} />
            </Prose>
            <section aria-labelledby="what-we-provide" className="columns">
              <h2 id="what-we-provide">{labels.whatWeProvide}</h2>
              <div className="stack">
                <NamedList items={content.provides} />
                <LinkedParagraph text={content.bookingNote} />
                <p className="small">
                  {content.plannedVisit} <ContactLink to="visit">{labels.scheduleNow}</ContactLink>.
                </p>
                {content.reviewed && (
                  <p className="small">
                    {content.reviewed.label}{" "}
                    <time dateTime={content.reviewed.date}>{content.reviewed.dateText}</time>.
                  </p>
                )}
                <Sources sources={content.sources} />
              </div>
            </section>
          </Fold>
        </section>
      </Band>
      <ClosingCall {...content.closing} emergency />
    </div>
  );
}

/**
 * The phone number, exactly as wide as its column whatever the font and its spacing. Cut at its box:
 * the letters' own boxes are higher, and would take taps from the link above.
 */
function BigNumber() {
  const { phone } = useShell().clinic;
  return (
    <SiteLink href={phone.href} aria-label={phone.display} className="emergency-phone">
      <svg role="presentation" viewBox="0 0 570 96">
        <text y="76" textLength="570" lengthAdjust="spacingAndGlyphs">
          {phone.display}
        </text>
      </svg>
    </SiteLink>
  );
}

type KeysProps = { signs: readonly Sign[]; children?: React.ReactElement };

/** Large links to cards, each with a small picture, or small ones, with another as wide as a row. */
function Keys({ signs, children }: KeysProps) {
  return (
    <ul role="list" className={`emergency-keys grid ${children ? "emergency-keys-small" : ""}`}>
      {signs.map(({ id, key, picture }) => (
        <li key={id}>
          <Key id={id} name={key} picture={picture} />
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}

type KeyProps = Pick<Sign, "id" | "name" | "picture">;

function Key({ id, name, picture }: KeyProps) {
  return (
    <SiteLink href={`#${id}`} className="emergency-key icon-above-label">
      {picture && <Picture {...picture} eager />}
      <span>{name}</span>
    </SiteLink>
  );
}

/** One sign: what to do first, how soon, what to do then, and a drawing of it. */
function SignCard({ sign }: { sign: Sign }) {
  const { id, name, level, first, unless, looks, drawing, steps, alone, avoid } = sign;
  return (
    <article id={id} aria-label={name} className="emergency-sign">
      <div className="wrap columns columns-even columns-late">
        <div className="stack">
          <h3>{name}</h3>
          <p className="emergency-level row">
            {first && <span className="emergency-first">{first}</span>}{" "}
            <LevelTag level={level} size="heading" />
          </p>
          {unless && <LinkedParagraph text={unless} className="emergency-unless" />}
          <Steps steps={steps} alone={alone} />
          {avoid && <LinkedParagraph text={avoid} className="emergency-avoid" />}
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

type HospitalsProps = Pick<Content, "hospitals" | "hospitalSearch" | "hospitalChecked">;

/** A search for hospitals near the visitor. */
function HospitalSearch({ label, href }: HospitalsProps["hospitalSearch"]) {
  return (
    <ActionLink href={href}>
      <WholeText text={label} />
    </ActionLink>
  );
}

/** The chosen hospitals, with the day on which each number was last checked, and the search. */
function Hospitals({ hospitals, hospitalSearch, hospitalChecked }: HospitalsProps) {
  const { labels } = useShell();
  return (
    <>
      {hospitals.map((hospital) => (
        <div key={hospital.phone.dial}>
          <h3>{hospital.name}</h3>
          <p className="big-number">
            <SiteLink href={hospital.href}>{hospital.phone.display}</SiteLink>
          </p>
          {hospital.address && <p>{hospital.address}</p>}
          <p className="small screen-only">
            {labels.about} {hospital.minutes} {labels.minutes}. {hospitalChecked}{" "}
            <time dateTime={hospital.checked}>{hospital.day}</time>.
          </p>
          {hospital.directions && (
            <SiteLink href={hospital.directions.href} className="emergency-directions screen-only">
              {labels.directions} {hospital.directions.to}
            </SiteLink>
          )}
        </div>
      ))}
      <HospitalSearch {...hospitalSearch} />
    </>
  );
}

function ServiceSection(section: SectionProps) {
  return <ProseSection {...section} label={useServiceLabel(section.number)} />;
}

/** What means a call now, in the groups in which people look for it; on phones, each is a fold. */
function Poisons({ groups, end }: Content["poisons"]) {
  return (
    <>
      <div className="emergency-poisons screen-only">
        {groups.map(({ name, items }) => (
          <section key={name} className="emergency-fold">
            <h3>{name}</h3>
            <Fold heading={name}>
              <ul role="list">
                {items.map(({ thing, level, act }) => (
                  <li key={thing}>
                    {thing}
                    {level === "leave" && (
                      <>
                        {" "}
                        <LevelTag level={level} />
                      </>
                    )}
                    {act && <p className="small">{act}</p>}
                  </li>
                ))}
              </ul>
            </Fold>
          </section>
        ))}
      </div>
      <p className="loud screen-only">{end}</p>
    </>
  );
}
