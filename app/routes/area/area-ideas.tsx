import type { PageProps } from "../../document/page.ts";
import { SampleLabel } from "../../sections/review-list/review-list.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { MoreLink } from "../../ui/action/action.tsx";
import { Band, Opener } from "../../ui/band/band.tsx";
import { Drawing } from "../../ui/drawing/drawing.tsx";
import { TermList, TextList } from "../../ui/lists/lists.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { PictureCard } from "../../ui/picture-card/picture-card.tsx";
import type { route } from "./route.ts";

/* One idea per town. Towns with stops also get the trail. */

type Content = PageProps<typeof route>["content"];
type Idea<Kind extends Content["idea"]["kind"]> = Extract<Content["idea"], { kind: Kind }>;
type WithDetails = Pick<Content, "details">;

export function AreaIdea({ idea, details, link }: Content) {
  switch (idea.kind) {
    case "window":
      return <AreaWindow {...idea} link={link} />;
    case "drive":
      return <AreaDrive {...idea} details={details} />;
    case "quote":
      return <AreaQuote {...idea} />;
    case "road":
      return <AreaRoad {...idea} details={details} />;
    case "signpost":
      return <AreaSignpost {...idea} details={details} />;
  }
}

/** The town's services in a shop window under an awning. */
function AreaWindow({ services, awning, link }: Idea<"window"> & Pick<Content, "link">) {
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
function AreaDrive({ steps, car, details }: Idea<"drive"> & WithDetails) {
  const { labels } = useShell();
  return (
    <Band flip aria-labelledby="drive" className="area-drive">
      <div className="columns">
        <h2 id="drive">{labels.drive}</h2>
        <AreaDetails {...details} />
        <TextList ordered className="step-list" items={steps} />
        <div className="area-drive-car">
          <Picture {...car} />
        </div>
      </div>
    </Band>
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
function AreaRoad({ strip, details }: Idea<"road"> & WithDetails) {
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
function AreaSignpost({ dog, details }: Idea<"signpost"> & WithDetails) {
  const { labels } = useShell();
  return (
    <Band flip aria-labelledby="neighborhoods" className="area-signpost">
      <div className="columns">
        <div className="stack">
          <h2 id="neighborhoods">{labels.neighborhoods}</h2>
          <AreaDetails {...details} neighborhoods={[]} />
        </div>
        <TextList className="area-signpost-boards" items={details.neighborhoods} />
        <Drawing {...dog} className="area-signpost-dog" />
      </div>
    </Band>
  );
}

/** Nearby places as stops on a dotted path that ends at the clinic. */
export function AreaTrail({ heading, text, items }: NonNullable<Content["stops"]>) {
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
export function AreaDetails({ minutes, via, neighborhoods }: Content["details"]) {
  const { labels, clinic } = useShell();
  const { street, city, region, postalCode } = clinic.address;
  return (
    <div className="area-details">
      <TermList
        items={[
          {
            term: labels.distance,
            children: (
              <>
                {labels.about} <b className="area-details-minutes numeral">{minutes}</b>{" "}
                {labels.minutes}
              </>
            ),
          },
          ...(via === undefined ? [] : [{ term: labels.route, children: via }]),
          ...(neighborhoods.length === 0
            ? []
            : [
                {
                  term: labels.neighborhoods,
                  children: <TextList className="name-row" items={neighborhoods} />,
                },
              ]),
          {
            term: labels.contactInfo,
            children: (
              <>
                {`${street}, `}
                <br />
                {`${city}, ${region} ${postalCode}`}
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
