import { Fragment } from "react";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import {
  ContactAction,
  ContactLink,
  LinkedParagraph,
} from "../../sections/contact-links/contact-links.tsx";
import { LevelList } from "../../sections/level-list/level-list.tsx";
import { Act, NamedList, Steps } from "../../sections/named-list/named-list.tsx";
import { Breadcrumbs } from "../../sections/page-head/page-head.tsx";
import { PoisonLines } from "../../sections/poison-lines/poison-lines.tsx";
import { Prose, ProseSection, proseComponents } from "../../sections/prose/prose.tsx";
import { Questions } from "../../sections/question-list/question-list.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { Sources } from "../../sections/sources/sources.tsx";
import { ActionLink } from "../../ui/action/action.tsx";
import { Band, Columns, ColumnsBand, Opener } from "../../ui/band/band.tsx";
import { ChipLinks } from "../../ui/chip-row/chip-row.tsx";
import { Answer, Fold, FoldList } from "../../ui/fold/fold.tsx";
import { LabeledTable } from "../../ui/labeled-table/labeled-table.tsx";
import { Lead } from "../../ui/lead/lead.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps, PageWithBodyProps } from "../page-props.ts";
import { EmergencyCard } from "./emergency-card.tsx";
import type { route } from "./route.ts";
import "./page.css";

type Content = PageProps<typeof route>["content"];

/** For readers in a panic: the number first, then where else to go, the signs, and poison. */
export default function Emergency({ content, Body }: PageWithBodyProps<typeof route>) {
  const { labels } = useShell();
  return (
    <div className="emergency">
      <div className="emergency-head">
        <div className="wrap">
          <Breadcrumbs parent={content.parent} current={content.title} />
          <div className="emergency-title row">
            <h1>{content.title}</h1>
            <MoreLink href="#poison">{labels.poison}</MoreLink>
          </div>
          <BigNumber />
          <Columns shape="even">
            <div>
              <ContactAction to="emergency" size="huge" className="emergency-call" />
              <p className="emergency-call-note">{content.callNote}</p>
              <section aria-labelledby="after-hours" className="emergency-hours note note-urgent">
                <h2 id="after-hours">{labels.afterHours}</h2>
                <Hospital {...content.hospital} />
                <p>
                  <Act text={content.afterHours} />
                </p>
              </section>
              <p className="emergency-call-note">{content.giveNothing}</p>
            </div>
            <ChipLinks label={labels.onThisPage} pages={content.jumps} urgent />
            <section aria-labelledby="first-minute">
              <h2 id="first-minute">{labels.firstMinute}</h2>
              <NamedList
                items={content.firstMinute}
                look="none"
                className="emergency-acts"
                ordered
              />
            </section>
          </Columns>
          {content.firstAid.items.length > 0 && (
            <section aria-labelledby="first-aid" className="emergency-aid">
              <h2 id="first-aid">{content.firstAid.heading}</h2>
              <NamedList items={content.firstAid.items} stepsBeside />
            </section>
          )}
        </div>
      </div>
      <Band ground="teal" aria-labelledby="signs" className="emergency-signs">
        <Opener id="signs" heading={labels.signs} text={content.lead} />
        <NamedList items={content.signs} look="none" className="emergency-acts" ordered />
        {content.others.map(({ level, heading, items }) => (
          <Fragment key={level}>
            <h2 className="emergency-also">{heading}</h2>
            <FoldList className="emergency-folds">
              {items.map(({ id, name, detail, steps, alone }) => (
                <Fold key={name} heading={name}>
                  <Answer id={id}>
                    {detail !== undefined && <LinkedParagraph text={detail} />}
                    <Steps steps={steps} alone={alone} />
                  </Answer>
                </Fold>
              ))}
            </FoldList>
          </Fragment>
        ))}
      </Band>
      <Band ground="stock" flip className="emergency-poison">
        <section aria-labelledby="poison" className="columns">
          <div className="stack">
            <h2 id="poison">{labels.poison}</h2>
            <div className="emergency-poison-lines">
              <PoisonLines />
              <Picture {...content.poisonPicture} />
            </div>
          </div>
          <div className="stack">
            <p>{content.poisons.text}</p>
            <p>{content.poisonAdvice}</p>
            <h3>{content.poisons.asks.heading}</h3>
            <TextList items={content.poisons.asks.items} look="ticks" />
            <p>{content.poisons.asks.end}</p>
          </div>
        </section>
        <Poisons {...content.poisons} />
      </Band>
      <ColumnsBand
        ground="stock"
        ridge={false}
        className="emergency-straining"
        id="straining"
        heading={content.straining.heading}
        intro={<Lead text={content.straining.text} />}
      >
        <div className="stack">
          <LinkedParagraph text={content.straining.act} />
          <MoreLink href="#after-hours" arrow="none">
            {labels.afterHours}
          </MoreLink>
          <FoldList>
            <Fold heading={content.straining.more}>
              <Answer>
                <TextList items={content.straining.signs} look="ticks" />
                <p>{content.straining.why}</p>
              </Answer>
            </Fold>
          </FoldList>
        </div>
      </ColumnsBand>
      <Band ground="stock" ridge={false} aria-labelledby="on-the-way" className="emergency-way">
        <Columns>
          <h2 id="on-the-way">{labels.onTheWay}</h2>
          <TextList items={content.onTheWay} className="emergency-acts" ordered />
          <Picture {...content.wayPicture} />
        </Columns>
      </Band>
      <Questions items={content.questions} ridge={false} className="emergency-rest">
        <div className="stack">
          <LinkedParagraph text={content.bookingNote} />
          <p className="small">
            {content.plannedVisit} <ContactLink to="booking">{labels.scheduleNow}</ContactLink>.
          </p>
        </div>
        <div>
          <FoldList>
            <Fold heading={content.canWait.heading} level="h2">
              <Answer id="can-wait">
                <LinkedParagraph text={content.canWait.text} />
                <LevelList groups={content.canWait.groups} />
              </Answer>
            </Fold>
          </FoldList>
          <Sources sources={content.sources} />
        </div>
      </Questions>
      <Band ridge={false} aria-labelledby="card" className="emergency-paper">
        <EmergencyCard {...content.card} />
      </Band>
      <Band ground="stock" className="emergency-service">
        <Prose className="columns columns-even">
          <Body components={proseComponents} />
          <ProseSection id="what-we-provide" heading={labels.whatWeProvide}>
            <NamedList items={content.provides} />
          </ProseSection>
        </Prose>
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

/** What means a call now; what it does is folded. */
function Poisons({ heading, columns, items, groups, end }: Content["poisons"]) {
  return (
    <section aria-labelledby="poisons" className="emergency-poisons stack">
      <h2 id="poisons">{heading}</h2>
      {groups.map((group) => (
        <div key={group.level} className="stack">
          <h3>{group.heading}</h3>
          <TextList items={group.items.map(({ thing }) => thing)} look="ticks" />
        </div>
      ))}
      <FoldList>
        <Fold heading={columns.see}>
          <LabeledTable
            labelledBy="poisons"
            columns={[columns.thing, columns.pet, columns.see]}
            rows={items.map(({ thing, pet, see }) => ({
              key: thing,
              heading: thing,
              cells: [pet, see],
            }))}
            terse
          />
        </Fold>
      </FoldList>
      <p className="loud">{end}</p>
    </section>
  );
}

/** The chosen hospital and when its number was last checked; until then, a search near the visitor. */
function Hospital(hospital: Content["hospital"]) {
  const { clinic, labels } = useShell();
  if ("href" in hospital) {
    const { href, label } = hospital;
    return (
      <ActionLink href={href} newTabNote={labels.opensInNewTab} look="teal">
        {label}
      </ActionLink>
    );
  }
  const { label, date, day } = hospital;
  return (
    <div>
      <strong>{clinic.hospital?.name}</strong>
      <div className="big-number">
        <ContactLink to="hospital" />
      </div>
      <p className="small">
        {label} <time dateTime={date}>{day}</time>
      </p>
    </div>
  );
}
