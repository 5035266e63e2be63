import type { PageProps } from "../page.ts";
import { ClosingCall } from "../sections/closing-call/closing-call.tsx";
import {
  BookingAction,
  CallAction,
  CallLink,
  TextLink,
} from "../sections/contact-links/contact-links.tsx";
import { ReviewList } from "../sections/review-list/review-list.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { VisitMap } from "../sections/visit-map/visit-map.tsx";
import { MoreLink } from "../ui/action/more-link.tsx";
import { Band } from "../ui/band/band.tsx";
import { Facts } from "../ui/facts/facts.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import { PictureCard } from "../ui/picture-card/picture-card.tsx";
import type { load } from "./home.loader.ts";
import "./home.css";

export default function Home({ content }: PageProps<typeof load>) {
  const { hero, services, reasons, reasonList, testimonials, reviews, visit, closing, pictures } =
    content;
  const { labels, clinic } = useShell();
  return (
    <>
      <div className="hero">
        <div className="wrap">
          <h1>{hero.heading}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="buttons">
            <BookingAction>{labels.bookAppointment}</BookingAction>
            <CallAction>{labels.callNumber}</CallAction>
          </div>
        </div>
        <Picture {...pictures.hero} eager />
      </div>
      <Band aria-labelledby="services">
        <div className="opener">
          <h2 id="services">{services.heading}</h2>
          <div>
            <p>{services.text}</p>
            <MoreLink href="/services">{services.linkLabel}</MoreLink>
          </div>
        </div>
        <div className="grid">
          {services.cards.map((card) => (
            <PictureCard key={card.href} {...card} />
          ))}
        </div>
      </Band>
      <Band ground="stock" aria-labelledby="reasons">
        <div className="opener">
          <h2 id="reasons">{reasons.heading}</h2>
          <div>
            <p>{reasons.text}</p>
            <MoreLink href="/why-choose-us">{reasons.linkLabel}</MoreLink>
          </div>
        </div>
        <div className="grid">
          {reasonList.map(({ title, figure, summary }) => (
            <article key={title} className="reason-card">
              <p className="reason-figure" aria-hidden="true">
                {figure}
              </p>
              <h3>{title}</h3>
              <p>{summary}</p>
            </article>
          ))}
        </div>
      </Band>
      <Band ground="teal" flip aria-labelledby="testimonials">
        <div className="opener">
          <h2 id="testimonials">{testimonials.heading}</h2>
          <div>
            <p>{testimonials.text}</p>
            <MoreLink href="/testimonials">{testimonials.linkLabel}</MoreLink>
          </div>
        </div>
        <ReviewList reviews={reviews} />
      </Band>
      <Band aria-labelledby="visit">
        <div className="columns columns-even">
          <div className="stack">
            <h2 id="visit">{visit.heading}</h2>
            <p>{visit.text}</p>
            <Facts
              items={[
                { term: labels.contactInfo, children: clinic.address.full },
                { term: labels.hours, children: labels.hoursNote },
                { term: labels.call, children: <CallLink /> },
                { term: labels.text, children: <TextLink /> },
              ]}
            />
          </div>
          <VisitMap drawing={pictures.map} />
        </div>
      </Band>
      <ClosingCall {...closing} picture={pictures.closing} />
    </>
  );
}
