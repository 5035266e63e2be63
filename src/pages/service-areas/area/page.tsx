import { pagePaths } from "../../../addresses.ts";
import { ServiceCard } from "../../../collections/services/service-card/service-card.tsx";
import { Address, ContactLink } from "../../../components/contacts/contacts.tsx";
import { OpeningHours } from "../../../components/opening-hours/opening-hours.tsx";
import { PageHead } from "../../../components/page-head/page-head.tsx";
import { ProseText, proseComponents } from "../../../components/prose/prose.tsx";
import { Band, Heading, Section } from "../../../ui/band/band.tsx";
import { DescriptionList } from "../../../ui/description-list/description-list.tsx";
import { Link, MoreLink } from "../../../ui/link/link.tsx";
import { Drawing } from "../../../ui/picture/picture.tsx";
import { type Components, RichText } from "../../../ui/rich-text/rich-text.tsx";
import { TextList } from "../../../ui/text-list/text-list.tsx";
import type { PageProps } from "../../define-route.ts";
import type { route } from "./route.ts";
import "./page.css";

/** A numbered list in the text is the drive, whose steps look like signs along a road. */
const components = {
  ...proseComponents,
  ol: (list) => <ol role="list" className="area-signs grid" {...list} />,
} satisfies Components;

export default function Area({ data }: PageProps<typeof route>) {
  const { distance, neighborhoods, drive, services, signpost, quote } = data;
  const { start, sections } = data.body;
  const emergencyLink = <Link href={pagePaths.emergency}>What to do, and where to go</Link>;
  const minutes = <RichText text={`about ${distance} min`} />;
  const list = neighborhoods.length > 0 && !signpost && (
    <TextList variant="inline" items={neighborhoods} />
  );
  return (
    <>
      <PageHead {...data.head} buttons={[{ to: "directions" }, { to: "phone" }]}>
        {/* Nobody drives to the clinic's own town, so its page has the address. */}
        {distance === 0 && (
          <p>
            <Address />
            <br />
            {emergencyLink}
          </p>
        )}
        <OpeningHours />
        {data.saysHowToArrive && (
          <MoreLink href={`${pagePaths.contact}#arriving`}>Parking and finding the door</MoreLink>
        )}
      </PageHead>
      {distance > 0 && (
        <Band>
          <DescriptionList
            row
            items={[
              { term: "Drive time", children: minutes, note: data.via },
              { term: "Neighborhoods", children: list },
              { term: "Find us", children: <Address />, note: data.firstVisit },
              {
                term: "Emergency",
                children: emergencyLink,
                note: <ContactLink to="phone" />,
                urgent: true,
              },
            ]}
          />
        </Band>
      )}
      {services && (
        <Band ground="accent" wrap={false} aria-labelledby="services" className="area-shop">
          <div className="stack-wide">
            <Drawing {...services.awning} />
            <div className="wrap stack-wide">
              <Heading id="services" heading="Services close to home" />
              <div className="grid grid-short">
                {services.cards.map((card) => (
                  <ServiceCard key={card.path} {...card} />
                ))}
              </div>
            </div>
          </div>
        </Band>
      )}
      <Band ground={drive ? "paper" : "sand"} wrap={false} className={drive && "area-drive"}>
        {drive && <Drawing {...drive.hills} fit="slice" />}
        <div className="area-notes wrap">
          <ProseText text={start} />
          {sections.map(({ id, heading, text }, index) => (
            <Section
              key={id}
              id={id}
              heading={<RichText text={heading} />}
              variant={drive && (index > 0 || signpost) ? "size-3" : undefined}
              className={drive ? "stack" : "columns"}
            >
              <div className="prose area-text">
                <RichText text={text} components={components} />
              </div>
            </Section>
          ))}
          {signpost && (
            <Section id="neighborhoods" heading="Neighborhoods" className="area-signpost">
              <ul role="list" className="grid">
                {neighborhoods.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </Section>
          )}
          {quote && (
            <figure className="stack-tight full-row">
              <blockquote className="display-3">{quote.text}</blockquote>
              <figcaption className="text-small cluster">
                <b>{quote.attribution}</b> {quote.sample && "Sample review: we wrote it"}
              </figcaption>
            </figure>
          )}
        </div>
        {drive && <Drawing {...drive.road} fit="slice" />}
      </Band>
    </>
  );
}
