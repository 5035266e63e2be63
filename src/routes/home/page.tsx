import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import {
  Address,
  ContactAction,
  ContactLink,
  LinkedParagraph,
} from "../../sections/contact-links/contact-links.tsx";
import { OpeningHours } from "../../sections/opening-hours/opening-hours.tsx";
import { ReviewList } from "../../sections/review-list/review-list.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { VisitMap } from "../../sections/visit-map/visit-map.tsx";
import { Band, ColumnsBand, Opener } from "../../ui/band/band.tsx";
import { Drawing } from "../../ui/drawing/drawing.tsx";
import { FigureList } from "../../ui/figure-list/figure-list.tsx";
import { Lead } from "../../ui/lead/lead.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { PhotoRow, Picture } from "../../ui/picture/picture.tsx";
import { PictureCard } from "../../ui/picture-card/picture-card.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { TermList } from "../../ui/term-list/term-list.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";
import "./page.css";

export default function Home({ content }: PageProps<typeof route>) {
  const { hero, drawing, strip, services, reasons, reasonList } = content;
  const { testimonials, reviews, photos, firstVisit, visit, nap, sign, map, closing } = content;
  const { labels, clinic } = useShell();
  const { newPatients } = firstVisit;
  const urgentLink = <SiteLink href="/services/emergency">{strip.urgentLink}</SiteLink>;
  const stripItems = [
    { term: strip.findUs, children: clinic.address.street },
    // Before the hours, whose length would push it below the first screen.
    { term: strip.urgent, children: urgentLink },
    { term: strip.text, children: <ContactLink to="text" /> },
    {
      term: strip.hours,
      children:
        clinic.hours?.weekText
          .filter(({ times }) => times !== labels.closedAllDay)
          .map(({ days, times }) => (
            <span key={days}>
              {days}: <span>{times}</span>
            </span>
          )) ?? strip.hoursNote,
    },
  ];
  return (
    <>
      <div className="home-hero">
        <div className="wrap">
          <h1>{hero.heading}</h1>
          <Lead text={hero.lead} />
          <div className="buttons">
            <ContactAction to="booking" />
            <ContactAction to="phone" />
          </div>
        </div>
        <Drawing {...drawing} className="home-hero-hill" label={hero.drawingText} />
      </div>
      <div className="home-strip ground-deep">
        <dl className="wrap">
          {stripItems.map(({ term, children }) => (
            <div key={term}>
              <dt className="small">{term}</dt>
              <dd className="term-list-value">{children}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Band ridge={false} aria-labelledby="services">
        <Opener id="services" heading={services.heading} text={services.text}>
          <div className="home-links row">
            <MoreLink href="/services#noticed">{services.noticedLabel}</MoreLink>
            <MoreLink href="/services">{services.linkLabel}</MoreLink>
          </div>
        </Opener>
        <div className="home-wall row">
          {services.cards.map((card) => (
            <PictureCard key={card.href} {...card} className="home-wall-card" />
          ))}
          {services.emergencies.map((emergency) => (
            <div key={emergency.href} className="home-urgent">
              <Picture {...emergency.picture} tile className="home-urgent-picture" />
              <div>
                <h3>
                  <SiteLink href={emergency.href}>{emergency.title}</SiteLink>
                </h3>
                <Lead text={emergency.text} />
              </div>
              <ContactAction to="emergency" className="home-urgent-call" />
            </div>
          ))}
        </div>
      </Band>
      <Band ground="stock" aria-labelledby="reasons">
        <Opener id="reasons" heading={reasons.heading} text={reasons.text}>
          <MoreLink href="/why-choose-us">{reasons.linkLabel}</MoreLink>
        </Opener>
        <FigureList
          picture={sign}
          items={reasonList.map(({ title, figure, summary }) => ({
            figure,
            title,
            children: <LinkedParagraph text={summary} />,
          }))}
        />
      </Band>
      <Band ground="teal" flip aria-labelledby="testimonials">
        <Opener id="testimonials" heading={testimonials.heading} text={testimonials.text}>
          <MoreLink href="/testimonials">{testimonials.linkLabel}</MoreLink>
        </Opener>
        <ReviewList reviews={reviews} inRow>
          <MoreLink href="/testimonials">{testimonials.nextLabel}</MoreLink>
        </ReviewList>
        <PhotoRow photos={photos} />
      </Band>
      <ColumnsBand
        id="first-visit"
        heading={firstVisit.heading}
        intro={
          <>
            {newPatients && <Lead text={newPatients} />}
            <div className="home-nap">
              <Picture {...nap} />
            </div>
          </>
        }
      >
        <div className="stack">
          <TextList look="steps" items={firstVisit.steps} />
          <MoreLink href="/blog/first-visit">{firstVisit.linkLabel}</MoreLink>
          <p>
            {firstVisit.cost} <SiteLink href="/services#cost">{firstVisit.costLabel}</SiteLink>
          </p>
        </div>
      </ColumnsBand>
      <ColumnsBand
        ground="stock"
        flip
        id="visit"
        late
        heading={visit.heading}
        intro={<p>{visit.text}</p>}
      >
        <div className="stack">
          <TermList
            items={[
              { term: labels.contactInfo, children: <Address />, wide: true },
              {
                term: labels.hours,
                wide: true,
                children: clinic.hours ? <OpeningHours hours={clinic.hours} /> : labels.hoursNote,
              },
              { term: labels.call, children: <ContactLink to="phone" /> },
              { term: labels.text, children: <ContactLink to="text" /> },
            ]}
          />
          <ContactAction to="directions" look="sun" />
        </div>
        <VisitMap drawing={map} />
      </ColumnsBand>
      <ClosingCall {...closing} />
    </>
  );
}
