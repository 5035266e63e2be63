import { shell } from "virtual:shell";
import { pagePaths } from "../../addresses/paths.ts";
import {
  Address,
  CallButtons,
  ContactButton,
  ContactLink,
} from "../../parts/contacts/contacts.tsx";
import { HoursOrNote, OpeningHours } from "../../parts/opening-hours/opening-hours.tsx";
import { TeamList } from "../../parts/team-list/team-list.tsx";
import { TestimonialList } from "../../parts/testimonial-list/testimonial-list.tsx";
import { VisitMap } from "../../parts/visit-map/visit-map.tsx";
import { words } from "../../parts/words.ts";
import { SignFinder } from "../../signs/finder/sign-finder.tsx";
import { Band, Heading, Section } from "../../ui/band/band.tsx";
import { DescriptionList } from "../../ui/description-list/description-list.tsx";
import { Link, MoreLink } from "../../ui/link/link.tsx";
import { Drawing, Picture } from "../../ui/picture/picture.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps } from "../declare.ts";
import { ServiceCard } from "../services/service-card/service-card.tsx";
import type { route } from "./load.ts";
import "./page.css";

export default function Home({ data }: PageProps<typeof route>) {
  const { labels, clinic, contacts } = shell;
  const urgentLink = <Link href={pagePaths.emergency}>{data.strip.urgentLink}</Link>;
  const hasTestimonials = data.testimonials.list.length > 0;
  const stripItems = [
    {
      term: words.findUs,
      children: <Link href={contacts.directions.href}>{clinic.address.street}</Link>,
    },
    { term: data.strip.urgent, children: urgentLink },
    { term: data.strip.sms, children: contacts.sms && <ContactLink to="sms" /> },
  ];
  return (
    <>
      <div className="home-hero overlaid">
        <div className="wrap">
          <h1>{data.hero.heading}</h1>
          <p className="lead">{data.hero.lead}</p>
          <div className="home-tools stack">
            <SignFinder />
            <OpeningHours />
            <div className="buttons">
              <CallButtons />
              <ContactButton to="booking" />
            </div>
          </div>
        </div>
        <Drawing {...data.hill} className="home-hero-hill" alt={data.hero.alt} />
      </div>
      <div className="home-strip ground-deep">
        <div className="wrap">
          <DescriptionList row ruled={false} items={stripItems} />
        </div>
      </div>
      <Band ground="mist" wrap={false} className="home-noticed overlaid">
        <div className="wrap">
          <div className="stack">
            <Heading id="services" heading={data.services.heading} />
            <p className="lead">{data.services.text}</p>
          </div>
        </div>
        <Link href={`${pagePaths.services}#noticed`}>
          <Picture {...data.noticedPicture} alt={data.services.noticedLabel} />
        </Link>
      </Band>
      <Band aria-labelledby="services">
        <div className="home-wall">
          {data.cards.map((card) => (
            <ServiceCard key={card.path} {...card} />
          ))}
        </div>
      </Band>
      {data.people.length > 0 && (
        <Band
          ground="mist"
          columns="third"
          id="team"
          heading={data.team.heading}
          intro={<MoreLink href={pagePaths.about}>{data.team.linkLabel}</MoreLink>}
        >
          <TeamList people={data.people} />
        </Band>
      )}
      <Band
        ground="stock"
        id="reasons"
        heading={data.reasons.heading}
        intro={<MoreLink href={pagePaths.whyChooseUs}>{data.reasons.linkLabel}</MoreLink>}
      >
        <ul role="list" className="home-reasons grid grid-short">
          {data.reasonList.map(({ title, numeral, summary }, index) => (
            <li key={index} className="stack-tight">
              <b className="numeral">{numeral}</b>
              <h3 className="title">{title}</h3>
              <RichParagraph text={summary} />
            </li>
          ))}
        </ul>
      </Band>
      <Band ground="accent">
        <Section id="first-visit" heading={data.firstVisit.heading} className="home-steps stack">
          <TextList variant="steps" items={data.firstVisit.steps} />
          <div className="row">
            {data.firstVisit.page && (
              <MoreLink href={data.firstVisit.page}>{data.firstVisit.linkLabel}</MoreLink>
            )}
            <p>{data.firstVisit.cost}</p>
            <MoreLink href={`${pagePaths.services}#cost`}>{data.costLabel}</MoreLink>
          </div>
        </Section>
        <section className="columns" aria-labelledby={hasTestimonials ? "testimonials" : undefined}>
          {hasTestimonials && (
            <>
              <div className="stack">
                <Heading id="testimonials" heading={data.testimonials.heading} />
                {data.testimonials.text && <p>{data.testimonials.text}</p>}
                <MoreLink href={pagePaths.testimonials}>{data.testimonials.linkLabel}</MoreLink>
              </div>
              <TestimonialList testimonials={data.testimonials.list} />
            </>
          )}
          <div className="home-nap on-next-hill below-first">
            <Picture {...data.nap} />
          </div>
        </section>
      </Band>
      <Band
        ground="stock"
        id="visit"
        columns="even"
        heading={data.visit.heading}
        intro={
          <>
            <DescriptionList
              items={[
                { term: words.findUs, children: <Address /> },
                { term: words.hours, children: <HoursOrNote /> },
                { term: labels.call.short, children: <ContactLink to="phone" /> },
                { term: labels.sms, children: contacts.sms && <ContactLink to="sms" /> },
              ]}
            />
            <ContactButton to="directions" variant="primary" />
          </>
        }
      >
        <VisitMap drawing={data.map} />
      </Band>
    </>
  );
}
