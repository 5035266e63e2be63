import { shell } from "virtual:shell";
import type { ComponentProps } from "react";
import { pagePaths } from "../../addresses.ts";
import {
  Address,
  CallButtons,
  ContactButton,
  ContactLink,
  textTerm,
} from "../../parts/contacts/contacts.tsx";
import { HoursOrNote, OpeningHours } from "../../parts/opening-hours/opening-hours.tsx";
import { TeamList } from "../../parts/team-list/team-list.tsx";
import { TestimonialList } from "../../parts/testimonial-list/testimonial-list.tsx";
import { VisitMap } from "../../parts/visit-map/visit-map.tsx";
import { SignDoors } from "../../signs/search/sign-search.tsx";
import { Band, Heading, Section } from "../../ui/band/band.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { DescriptionList } from "../../ui/description-list/description-list.tsx";
import { Link, MoreLink } from "../../ui/link/link.tsx";
import { Drawing, Picture, type PictureData } from "../../ui/picture/picture.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps } from "../declare.ts";
import { ServiceCard } from "../services/service-card/service-card.tsx";
import type { route } from "./load.ts";
import "./page.css";

export default function Home({ data }: PageProps<typeof route>) {
  const { clinic, contacts } = shell;
  const street = <span dir="auto">{clinic.address.street}</span>;
  const urgentLink = <Link href={pagePaths.emergency}>What to do now</Link>;
  const hasTestimonials = data.testimonials.length > 0;
  const stripItems = [
    { term: "Find us", children: <Link href={contacts.directions.href}>{street}</Link> },
    { term: "Emergency?", children: urgentLink },
  ];
  return (
    <>
      <div className="home-hero overlaid">
        <div className="wrap">
          <h1>{data.hero.heading}</h1>
          <p className="lead">{data.hero.lead}</p>
          <div className="home-tools stack">
            <OpeningHours />
            <div className="buttons">
              <CallButtons />
              <ContactButton to="booking" />
            </div>
            <SignDoors />
          </div>
        </div>
        <Drawing {...data.hill} className="home-hero-hill" alt={data.hero.alt} />
      </div>
      <div className="home-facts ground-deep">
        <div className="wrap">
          <DescriptionList row ruled={false} items={stripItems} />
        </div>
      </div>
      <Band aria-labelledby="services">
        <div className="band-header columns columns-even">
          <Heading id="services" heading={data.services.heading} />
          <p className="lead">{data.services.text}</p>
        </div>
        <div className="home-wall grid grid-apart">
          {data.cards.map((card) => (
            <ServiceCard key={card.path} {...card} />
          ))}
        </div>
      </Band>
      <Stop ground="stock" picture={data.house} aria-labelledby="first-visit">
        <Heading id="first-visit" heading="Your first visit" />
        <TextList variant="steps" items={data.firstVisit.steps.slice(0, 1)} />
        <div className="row">
          <p>{data.firstVisit.cost}</p>
          <MoreLink href={`${pagePaths.services}#cost`}>{data.costLabel}</MoreLink>
        </div>
      </Stop>
      <Stop ground="hill" roadFrom={1152} picture={data.car}>
        <TextList variant="steps" start={2} items={data.firstVisit.steps.slice(1, 2)} />
        <ul role="list" className="row screen-only">
          {data.drives.map(({ name, path, distance }) => (
            <li key={path}>
              <ButtonLink href={path} size="small">
                <span>
                  {name} <b className="title">{distance}</b> min
                </span>
              </ButtonLink>
            </li>
          ))}
        </ul>
        {data.firstVisit.page && (
          <MoreLink href={data.firstVisit.page}>Get ready for your first visit</MoreLink>
        )}
      </Stop>
      <Stop ground="mist" roadFrom={1390} picture={data.clinic} aria-labelledby="visit">
        <Heading id="visit" heading={data.visit.heading} variant="medium" />
        <div className="grid">
          <div className="stack">
            <DescriptionList
              className="home-contacts"
              items={[
                { term: "Find us", children: <Address /> },
                { term: "Hours", children: <HoursOrNote /> },
                { term: "Call", children: <ContactLink to="phone" /> },
                { term: textTerm, children: contacts.sms && <ContactLink to="sms" /> },
              ]}
            />
            <ContactButton to="directions" variant="primary" />
          </div>
          <VisitMap drawing={data.map} />
        </div>
      </Stop>
      <Stop ground="accent" roadFrom={1390} picture={data.doctor}>
        <TextList variant="steps" start={3} items={data.firstVisit.steps.slice(2)} />
        {data.people.length > 0 && (
          <Section id="team" heading="Who you’ll meet" variant="medium">
            <TeamList people={data.people} />
            <MoreLink href={pagePaths.about}>More about us</MoreLink>
          </Section>
        )}
        <section className="stack" aria-labelledby="reasons">
          <div className="row">
            <Heading id="reasons" heading={data.reasons.heading} variant="medium" />
            <MoreLink href={pagePaths.whyChooseUs}>More about each reason</MoreLink>
          </div>
          <ul role="list" className="grid grid-short">
            {data.reasonList.map(({ title, summary }, index) => (
              <li key={index} className="stack-tight">
                <h3 className="title">{title}</h3>
                <RichParagraph text={summary} />
              </li>
            ))}
          </ul>
        </section>
      </Stop>
      <Stop
        ground="deep"
        roadFrom={1390}
        picture={data.night}
        caption={data.firstVisit.end}
        aria-labelledby={hasTestimonials ? "testimonials" : undefined}
      >
        {hasTestimonials && (
          <>
            <Heading id="testimonials" heading="What clients say" variant="medium" />
            <TestimonialList testimonials={data.testimonials}>
              <MoreLink href={pagePaths.testimonials}>See all testimonials</MoreLink>
            </TestimonialList>
          </>
        )}
      </Stop>
    </>
  );
}

type StopProps = ComponentProps<typeof Band> & {
  picture: PictureData;
  /** Where its road starts. The first field has none: its picture is the door where the road begins. */
  roadFrom?: number;
  caption?: string;
};

/** A field of the hillside, and the road that enters it at the foot of the field above. */
const Stop = ({ picture, roadFrom, caption, children, ...band }: StopProps) => (
  <Band hilltop wrap={false} className="home-stop" {...band}>
    <div className="wrap">
      {roadFrom !== undefined && (
        <svg className="home-road" viewBox="0 0 1440 1" aria-hidden="true">
          <path vectorEffect="non-scaling-stroke" d={roadPath(roadFrom)} />
          <path vectorEffect="non-scaling-stroke" d={roadPath(roadFrom)} />
        </svg>
      )}
      <div className="home-words stack">{children}</div>
      <div className="home-picture">
        {caption && <p className="loud">{caption}</p>}
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
