import type { PageProps, PageWithBodyProps } from "../../document/page.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { CallAction, DirectionsAction } from "../../sections/contact-links/contact-links.tsx";
import { Breadcrumbs, HeadPicture, PageHead } from "../../sections/page-head/page-head.tsx";
import { Prose, proseComponents, type SectionProps } from "../../sections/prose/prose.tsx";
import { SampleLabel } from "../../sections/review-list/review-list.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { MoreLink } from "../../ui/action/action.tsx";
import { Band, ColumnsBand, Opener } from "../../ui/band/band.tsx";
import { Drawing } from "../../ui/drawing/drawing.tsx";
import { TermList, TextList } from "../../ui/lists/lists.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { PictureCard } from "../../ui/picture-card/picture-card.tsx";
import type { route } from "./route.ts";

type Content = PageProps<typeof route>["content"];

/** What a component for one idea shows. */
type Idea<Kind extends Content["idea"]["kind"]> = Extract<Content["idea"], { kind: Kind }> &
  Pick<Content, "details" | "link">;

import "./page.css";

/** A town's page, built on one idea. Towns with stops also get the trail. */
export default function Area({ content, Body }: PageWithBodyProps<typeof route>) {
  const { idea, details, stops, arriving, link, closing } = content;
  // The car and the dog stand on the low end of the next hill, so don't mirror it.
  const flip = idea.kind !== "drive" && idea.kind !== "signpost";
  const town = { details, link };
  return (
    <>
      <PageHead
        title={content.title}
        lead={content.lead}
        breadcrumbs={<Breadcrumbs current={content.name} parent={content.parent} />}
        media={<HeadPicture picture={content.picture} tile />}
        className="area-head"
      >
        <div className="buttons">
          <DirectionsAction />
          <CallAction />
        </div>
        {arriving !== undefined && <MoreLink href="/contact#arriving">{arriving}</MoreLink>}
      </PageHead>
      {idea.kind === "window" && <AreaWindow {...idea} {...town} />}
      {idea.kind === "drive" && <AreaDrive {...idea} {...town} />}
      {idea.kind === "quote" && <AreaQuote {...idea} {...town} />}
      {idea.kind === "road" && <AreaRoad {...idea} {...town} />}
      {idea.kind === "signpost" && <AreaSignpost {...idea} {...town} />}
      <Band ground={idea.kind === "quote" ? "paper" : "stock"} flip={flip} className="area-words">
        {idea.kind === "quote" && <AreaDetails {...details} />}
        <Body components={{ ...proseComponents, Section: AreaSection }} />
        {idea.kind !== "window" && <MoreLink href={link.path}>{link.label}</MoreLink>}
      </Band>
      {stops !== undefined && <AreaTrail {...stops} />}
      <ClosingCall {...closing} />
    </>
  );
}

/** Heading on the left, text on the right. */
function AreaSection({ id, heading, children }: SectionProps) {
  return (
    <section className="area-section columns" aria-labelledby={id}>
      <h2 id={id} className="loud">
        {heading}
      </h2>
      <Prose>{children}</Prose>
    </section>
  );
}

/** The town's services in a shop window under an awning. */
function AreaWindow({ services, awning, link }: Idea<"window">) {
  const { labels } = useShell();
  return (
    <Band aria-labelledby="services" className="area-window">
      <Opener id="services" heading={labels.servicesHere}>
        <MoreLink href={link.path}>{link.label}</MoreLink>
      </Opener>
      <Drawing {...awning} className="area-window-awning" />
      <div className="area-window-panes">
        {services.map((card) => (
          <PictureCard key={card.href} {...card} />
        ))}
      </div>
    </Band>
  );
}

/** Steps along a dotted road, and the car on it. */
function AreaDrive({ steps, car, details }: Idea<"drive">) {
  const { labels } = useShell();
  return (
    <ColumnsBand flip id="drive" heading={labels.drive} className="area-drive">
      <AreaDetails {...details} />
      <TextList ordered className="step-list" items={steps} />
      <div className="area-drive-car">
        <Picture {...car} />
      </div>
    </ColumnsBand>
  );
}

/** A large quote from a client in town; a cat in its carrier listens from the next hill. */
function AreaQuote({ text, attribution, sample, carrier }: Idea<"quote">) {
  return (
    <Band ground="teal" className="area-quote">
      <figure className="stack">
        <blockquote className="loud">{text}</blockquote>
        <figcaption>
          <b>{attribution}</b>
          {sample && <SampleLabel />}
        </figcaption>
      </figure>
      <Drawing {...carrier} className="area-quote-carrier" />
    </Band>
  );
}

/** The road into town, as a full-width strip. */
function AreaRoad({ strip, details }: Idea<"road">) {
  return (
    <>
      <Band className="area-road">
        <AreaDetails {...details} />
      </Band>
      <Drawing {...strip} className="area-road-strip" fit="slice" />
    </>
  );
}

/** A signpost with one board per neighborhood, planted in the next hill. */
function AreaSignpost({ dog, details }: Idea<"signpost">) {
  const { labels } = useShell();
  return (
    <ColumnsBand
      flip
      id="neighborhoods"
      heading={labels.neighborhoods}
      intro={<AreaDetails {...details} neighborhoods={[]} />}
      className="area-signpost"
    >
      <TextList className="area-signpost-boards" items={details.neighborhoods} />
      <Drawing {...dog} className="area-signpost-dog" />
    </ColumnsBand>
  );
}

/** Nearby places as stops on a dotted path that ends at the clinic. */
function AreaTrail({ heading, text, items }: NonNullable<Content["stops"]>) {
  return (
    <Band ground="teal" aria-labelledby="stops" className="area-trail">
      <Opener id="stops" heading={heading} text={text} />
      <ol role="list" className="area-trail-stops">
        {items.map(({ name, detail }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** Distance, road, and both ends of the drive. */
function AreaDetails({ minutes, via, neighborhoods }: Content["details"]) {
  const { labels, clinic } = useShell();
  const { street, city, region, postalCode } = clinic.address;
  const distance = (
    <>
      {labels.about} <b className="area-details-minutes numeral">{minutes}</b> {labels.minutes}
    </>
  );
  const address = (
    <>
      {`${street}, `}
      <br />
      {`${city}, ${region} ${postalCode}`}
    </>
  );
  const towns = neighborhoods.length > 0 && <TextList className="name-row" items={neighborhoods} />;
  return (
    <div className="area-details">
      <TermList
        items={[
          { term: labels.distance, children: distance },
          ...(via === undefined ? [] : [{ term: labels.route, children: via }]),
          ...(towns ? [{ term: labels.neighborhoods, children: towns }] : []),
          { term: labels.contactInfo, children: address },
        ]}
      />
    </div>
  );
}
