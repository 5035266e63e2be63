import type { PageWithBodyProps } from "../page.ts";
import { Breadcrumbs } from "../sections/breadcrumbs/breadcrumbs.tsx";
import { ClosingCall } from "../sections/closing-call/closing-call.tsx";
import { CallAction, DirectionsAction } from "../sections/contact-links/contact-links.tsx";
import { Prose, proseComponents } from "../sections/prose/prose.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { MoreLink } from "../ui/action/more-link.tsx";
import { Band } from "../ui/band/band.tsx";
import { Facts } from "../ui/facts/facts.tsx";
import { NameChips, StepList } from "../ui/lists/lists.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { PictureCard } from "../ui/picture-card/picture-card.tsx";
import { Review } from "../ui/review/review.tsx";
import type { load } from "./area.loader.ts";

export default function Area({ content, Body }: PageWithBodyProps<typeof load>) {
  const { name, title, lead, parent, distance, via, neighborhoods, steps, quote } = content;
  const { services, link, picture, closing, pictures } = content;
  const { labels, clinic } = useShell();
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        breadcrumbs={<Breadcrumbs parent={parent} current={name} />}
        picture={picture}
        tile
      >
        <div className="buttons">
          <DirectionsAction look="sun" />
          <CallAction>{labels.callNumber}</CallAction>
        </div>
      </PageHead>
      <Band>
        <div className="columns">
          <Facts
            items={[
              { term: labels.distance, children: distance },
              ...(via === undefined ? [] : [{ term: labels.route, children: via }]),
              { term: labels.contactInfo, children: clinic.address.full },
            ]}
          />
          <div className="stack">
            <Prose>
              <Body components={proseComponents} />
            </Prose>
            <MoreLink href={link.path}>{link.label}</MoreLink>
          </div>
        </div>
      </Band>
      {steps !== undefined && (
        <Band ground="stock" aria-labelledby="drive">
          <div className="columns">
            <h2 id="drive">{labels.drive}</h2>
            <StepList items={steps} />
          </div>
        </Band>
      )}
      {services !== undefined && (
        <Band ground="stock" aria-labelledby="services">
          <div className="opener">
            <h2 id="services">{labels.servicesHere}</h2>
          </div>
          <div className="grid">
            {services.map((card) => (
              <PictureCard key={card.href} {...card} />
            ))}
          </div>
        </Band>
      )}
      {neighborhoods.length > 0 && (
        <Band flip aria-labelledby="neighborhoods">
          <div className="columns">
            <h2 id="neighborhoods">{labels.neighborhoods}</h2>
            <NameChips names={neighborhoods} />
          </div>
        </Band>
      )}
      {quote !== undefined && (
        <Band ground="teal">
          <Review
            text={quote.text}
            name={quote.attribution}
            detail=""
            sampleLabel={quote.sample ? labels.sampleReview : undefined}
          />
        </Band>
      )}
      <ClosingCall {...closing} picture={pictures.closing} />
    </>
  );
}
