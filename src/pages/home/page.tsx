import { shell } from "virtual:shell";
import { pagePaths } from "../../addresses.ts";
import { ServiceCard } from "../../collections/services/service-card/service-card.tsx";
import {
  Address,
  CallButtons,
  ContactButton,
  ContactLink,
  textTerm,
} from "../../components/contacts/contacts.tsx";
import { HoursOrNote, OpeningHours } from "../../components/opening-hours/opening-hours.tsx";
import { PoisonLines } from "../../components/poison-lines/poison-lines.tsx";
import { TeamList } from "../../components/team-list/team-list.tsx";
import { TestimonialList } from "../../components/testimonial-list/testimonial-list.tsx";
import { VisitMap } from "../../components/visit-map/visit-map.tsx";
import { SignShortcuts } from "../../signs/search/sign-search.tsx";
import { Band, type Ground, Heading, Section } from "../../ui/band/band.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { DescriptionList } from "../../ui/description-list/description-list.tsx";
import { Link, MoreLink } from "../../ui/link/link.tsx";
import { Drawing, Picture, type PictureData } from "../../ui/picture/picture.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps } from "../define-route.ts";
import type { route } from "./route.ts";
import "./page.css";

export default function Home({ data }: PageProps<typeof route>) {
  const { clinic, contacts } = shell;
  const street = <span dir="auto">{clinic.address.street}</span>;
  const urgentLink = <Link href={pagePaths.emergency}>What to do now</Link>;
  const { steps } = data.firstVisit;
  const stripItems = [
    { term: "Find us", children: <Link href={contacts.directions.href}>{street}</Link> },
    { term: "Emergency?", children: urgentLink },
  ];
  return (
    <>
      <div className="home-hero overlaid screen-only">
        <div className="wrap">
          <h1>{data.hero.heading}</h1>
          <p className="text-lead">{data.hero.lead}</p>
          <div className="home-tools stack">
            <OpeningHours />
            <div className="buttons">
              <CallButtons />
              <ContactButton to="booking" />
            </div>
            <SignShortcuts />
          </div>
        </div>
        <Drawing {...data.hill} className="home-hero-hill" alt={data.hero.alt} />
      </div>
      <div className="home-facts ground-navy screen-only">
        <div className="wrap">
          <DescriptionList row ruled={false} items={stripItems} />
        </div>
      </div>
      <Band aria-labelledby="services" className="screen-only">
        <div className="band-header columns columns-1-1">
          <Heading id="services" heading={data.services.heading} />
          <p className="text-lead">{data.services.text}</p>
        </div>
        <div className="home-services grid grid-short">
          {data.cards.map((card) => (
            <ServiceCard key={card.path} {...card} />
          ))}
        </div>
      </Band>
      <section className="home-trip screen-only" aria-labelledby="first-visit">
        <TripStop ground="sand" picture={data.house} number={1} steps={steps.slice(0, 1)}>
          <div className="cluster">
            <p>{data.firstVisit.cost}</p>
            <MoreLink href={`${pagePaths.services}#cost`}>{data.costLabel}</MoreLink>
          </div>
        </TripStop>
        <TripStop
          ground="hill"
          roadFrom={1152}
          picture={data.car}
          number={2}
          steps={steps.slice(1, 2)}
        >
          <ul role="list" className="cluster">
            {data.drives.map(({ name, path, distance }) => (
              <li key={path}>
                <ButtonLink href={path} size="small">
                  <span>
                    {name} <b className="display-lead">{distance}</b> min
                  </span>
                </ButtonLink>
              </li>
            ))}
          </ul>
          {data.firstVisit.page && (
            <MoreLink href={data.firstVisit.page}>Get ready for your first visit</MoreLink>
          )}
        </TripStop>
        <TripStop
          ground="accent"
          roadFrom={1390}
          picture={data.doctor}
          number={3}
          steps={steps.slice(2)}
        >
          {data.people.length > 0 && (
            <Section id="team" heading="Who you’ll meet" className="home-aside stack">
              <TeamList people={data.people} />
              <MoreLink href={pagePaths.about}>More about us</MoreLink>
            </Section>
          )}
        </TripStop>
        <TripStop
          ground="navy"
          roadFrom={1390}
          picture={data.night}
          number={steps.length + 1}
          steps={[data.firstVisit.end]}
        />
      </section>
      <Band ground="mint" hilltop aria-labelledby="visit" className="home-aside">
        <div className="columns columns-2-1">
          <div className="stack">
            <Heading id="visit" heading={data.visit.heading} />
            <DescriptionList
              items={[
                { term: "Find us", children: <Address /> },
                { term: "Hours", children: <HoursOrNote /> },
                { term: "Call", children: <ContactLink to="phone" /> },
                { term: textTerm, children: contacts.sms && <ContactLink to="sms" /> },
              ]}
            />
            <ContactButton to="directions" variant="primary" />
            <div className="paper-only">
              {contacts.hospital.isCall && (
                <p>
                  <ContactLink to="hospital" />
                </p>
              )}
              <PoisonLines />
            </div>
          </div>
          <VisitMap drawing={data.map} />
        </div>
      </Band>
      <Band ground="sand" aria-labelledby="reasons" className="home-aside screen-only">
        <div className="stack">
          <div className="cluster">
            <Heading id="reasons" heading={data.reasons.heading} />
            <MoreLink href={pagePaths.whyChooseUs}>More about each reason</MoreLink>
          </div>
          <ul role="list" className="grid grid-short">
            {data.reasonList.map(({ title, summary }, index) => (
              <li key={index} className="stack-tight">
                <h3>{title}</h3>
                <RichParagraph text={summary} />
              </li>
            ))}
          </ul>
        </div>
      </Band>
      {data.testimonials.length > 0 && (
        <Band ground="sand" aria-labelledby="testimonials" className="home-aside screen-only">
          <div className="stack">
            <Heading id="testimonials" heading="What clients say" />
            <TestimonialList testimonials={data.testimonials}>
              <MoreLink href={pagePaths.testimonials}>See all testimonials</MoreLink>
            </TestimonialList>
          </div>
        </Band>
      )}
    </>
  );
}

type StopProps = {
  ground: Ground;
  picture: PictureData;
  /** Where its road starts. The first field has none: its picture is the door where the road begins. */
  roadFrom?: number;
  /** Of its first step. */
  number: number;
  steps: readonly string[];
  children?: React.ReactNode;
};

/** A field of the hillside, and the road that enters it at the foot of the field above. */
const TripStop = ({ ground, picture, roadFrom, number, steps, children }: StopProps) => (
  <Band hilltop wrap={false} className="home-stop" ground={ground}>
    <div className="wrap columns columns-1-1">
      {roadFrom !== undefined && (
        <svg className="home-road" viewBox="0 0 1440 1" aria-hidden="true">
          <path vectorEffect="non-scaling-stroke" d={roadPath(roadFrom)} />
          <path vectorEffect="non-scaling-stroke" d={roadPath(roadFrom)} />
        </svg>
      )}
      <div className="home-words stack">
        {number === 1 && <Heading id="first-visit" heading="Your first visit" />}
        <TextList variant="steps" start={number} items={steps} />
        {children}
      </div>
      <div className="home-picture">
        <Picture {...picture} />
      </div>
    </div>
  </Band>
);

/**
 * From a door, or the edge, to the other edge, then straight down, as far as the longest field: all but its start
 * is out of the view box. Fields are 1440 wide; every second one is mirrored.
 */
const roadPath = (start: number) =>
  `M${start} 10C${start} 53 ${start - 102} 72 ${start - 257} 73S397 66 242 73 50 114 50 160V4500`;
