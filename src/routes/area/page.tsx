import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { ContactAction } from "../../sections/contact-links/contact-links.tsx";
import { Breadcrumbs, HeadPicture, PageHead } from "../../sections/page-head/page-head.tsx";
import { Prose, proseComponents, type SectionProps } from "../../sections/prose/prose.tsx";
import { SampleLabel } from "../../sections/review-list/review-list.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { Band, Columns, ColumnsBand, Opener } from "../../ui/band/band.tsx";
import { Drawing, type DrawingData } from "../../ui/drawing/drawing.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { PictureCard } from "../../ui/picture-card/picture-card.tsx";
import { TermList } from "../../ui/term-list/term-list.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps, PageWithBodyProps } from "../page-props.ts";
import type { route } from "./route.ts";

import "./page.css";

type Content = PageProps<typeof route>["content"];
type Details = Pick<Content, "minutes" | "via" | "neighborhoods">;
type IdeaProps<Kind extends Content["idea"]["kind"]> = {
  idea: Extract<Content["idea"], { kind: Kind }>;
};

/** A town's page, built on one idea. */
export default function Area({ content, Body }: PageWithBodyProps<typeof route>) {
  const details = {
    minutes: content.minutes,
    via: content.via,
    neighborhoods: content.neighborhoods,
  };
  const hasWindow = content.idea.kind === "window" && content.idea.services.length > 0;
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
          <ContactAction to="directions" />
          <ContactAction to="phone" />
        </div>
        {content.arriving !== undefined && (
          <MoreLink href="/contact#arriving">{content.arriving}</MoreLink>
        )}
      </PageHead>
      {content.idea.kind === "window" && hasWindow && (
        <ShopWindow idea={content.idea} link={content.link} />
      )}
      {content.idea.kind === "drive" && <AreaDrive idea={content.idea} details={details} />}
      {content.idea.kind === "quote" && <AreaQuote idea={content.idea} />}
      {content.idea.kind === "road" && <AreaRoad idea={content.idea} details={details} />}
      {content.idea.kind === "signpost" && (
        <NeighborhoodSignpost idea={content.idea} neighborhoods={content.neighborhoods} />
      )}
      <Band
        ground={content.idea.kind === "quote" ? "paper" : "stock"}
        ridge={content.idea.kind === "quote" || content.idea.kind === "signpost"}
        className="area-text"
      >
        {content.idea.kind === "quote" && <AreaDetails {...details} />}
        {content.idea.kind === "signpost" && <AreaDetails {...details} neighborhoods={[]} />}
        <Body components={{ ...proseComponents, Section: AreaBodySection }} />
        {!hasWindow && (
          <Columns>
            <MoreLink href={content.link.path}>{content.link.label}</MoreLink>
          </Columns>
        )}
      </Band>
      <ClosingCall {...content.closing} />
    </>
  );
}

/** A heading and its text, beside it where there is room. */
function AreaBodySection({ id, heading, children }: SectionProps) {
  return (
    <section className="area-section columns" aria-labelledby={id}>
      <h2 id={id} className="medium">
        {heading}
      </h2>
      <Prose>{children}</Prose>
    </section>
  );
}

/** The town's services in a shop window under an awning. */
function ShopWindow({ idea, link }: IdeaProps<"window"> & Pick<Content, "link">) {
  return (
    <Band aria-labelledby="services" className="area-window">
      <Opener id="services" heading={idea.heading}>
        <MoreLink href={link.path}>{link.label}</MoreLink>
      </Opener>
      <Drawing {...idea.awning} className="area-window-awning" />
      <div className="area-window-panes grid">
        {idea.services.map((card) => (
          <PictureCard key={card.href} {...card} className="area-window-card" />
        ))}
      </div>
    </Band>
  );
}

/** Steps along a dotted road, above the road they describe. */
function AreaDrive({ idea, details }: IdeaProps<"drive"> & { details: Details }) {
  return (
    <>
      <ColumnsBand
        id="drive"
        heading={idea.heading}
        intro={<AreaDetails {...details} />}
        className="area-road"
        shape="even"
      >
        <TextList variant="steps" className="area-drive-steps" items={idea.steps} />
      </ColumnsBand>
      <RoadStrip {...idea.strip} />
    </>
  );
}

/** A large quote from a client in town; a cat in its carrier listens from the next hill. */
function AreaQuote({ idea: { quote, carrier } }: IdeaProps<"quote">) {
  if (quote === undefined) return null;
  const { text, attribution, sample } = quote;
  return (
    <Band ground="teal" className="area-hill area-quote">
      <Columns shape="aside">
        <figure className="stack">
          <blockquote className="loud" dir="auto">
            {text}
          </blockquote>
          <figcaption>
            <b dir="auto">{attribution}</b>
            {sample && <SampleLabel />}
          </figcaption>
        </figure>
        <Drawing {...carrier} className="area-hill-picture area-quote-carrier on-next-hill" />
      </Columns>
    </Band>
  );
}

/** How far it is, above the road into town. */
function AreaRoad({ idea, details }: IdeaProps<"road"> & { details: Details }) {
  return (
    <>
      <Band className="area-road">
        <AreaDetails {...details} />
      </Band>
      <RoadStrip {...idea.strip} />
    </>
  );
}

/** The road, as wide as the window. */
function RoadStrip(drawing: DrawingData) {
  return <Drawing {...drawing} className="area-road-strip" fit="slice" />;
}

/** A signpost with one board per neighborhood, in the next hill. */
function NeighborhoodSignpost(props: IdeaProps<"signpost"> & Pick<Details, "neighborhoods">) {
  const { idea, neighborhoods } = props;
  const { labels } = useShell();
  return (
    <ColumnsBand
      id="neighborhoods"
      heading={labels.neighborhoods}
      className="area-hill area-signpost"
      late
    >
      <TextList className="area-signpost-boards" items={neighborhoods} />
      <Drawing {...idea.dog} className="area-hill-picture area-signpost-dog on-next-hill" />
    </ColumnsBand>
  );
}

/** Distance, road, and both ends of the drive. */
function AreaDetails({ minutes, via, neighborhoods }: Details) {
  const { labels, clinic } = useShell();
  const { street, town } = clinic.address;
  // The home base is no drive away.
  const distance =
    minutes > 0 ? (
      <>
        {labels.about} <b className="numeral">{minutes}</b> {labels.minutes}
      </>
    ) : undefined;
  const address = (
    <>
      {`${street}, `}
      <br />
      {town}
    </>
  );
  const places =
    neighborhoods.length > 0 ? <TextList variant="names" items={neighborhoods} /> : undefined;
  return (
    <div className="area-details">
      <TermList
        items={[
          { term: labels.distance, children: distance },
          { term: labels.route, children: via },
          { term: labels.neighborhoods, children: places },
          { term: labels.contactInfo, children: address },
        ]}
      />
    </div>
  );
}
