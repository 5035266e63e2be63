import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import {
  ContactAction,
  LinkedParagraph,
  LinkedText,
} from "../../sections/contact-links/contact-links.tsx";
import { NamedList } from "../../sections/named-list/named-list.tsx";
import { PageHead } from "../../sections/page-head/page-head.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { Band, ColumnsBand, Opener } from "../../ui/band/band.tsx";
import { Drawing } from "../../ui/drawing/drawing.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";
import "./page.css";

type Content = PageProps<typeof route>["content"];

export default function ServiceAreas({ content }: PageProps<typeof route>) {
  const { labels } = useShell();
  const { home, served } = content;
  return (
    <>
      <PageHead
        content={content}
        media={
          <Drawing
            {...content.map.drawing}
            className="service-areas-map"
            label={content.map.label}
          />
        }
      >
        <div className="buttons">
          <ContactAction to="directions" />
          <ContactAction to="phone" />
        </div>
      </PageHead>
      <ColumnsBand
        id="home-base"
        shape="even"
        heading={content.homeBase.heading}
        intro={
          <>
            <p>{content.homeBase.text}</p>
            {home.map(({ name, href, description }) => (
              <div key={href}>
                <LinkedParagraph text={description} />
                <MoreLink href={href}>{name}</MoreLink>
              </div>
            ))}
          </>
        }
      >
        <div className="service-areas-house on-next-hill">
          <Picture {...content.house} eager />
        </div>
      </ColumnsBand>
      <Band ground="stock" aria-labelledby="areas">
        <Opener
          id="areas"
          heading={content.areas.heading}
          text={<LinkedText text={content.areas.text} />}
        />
        <Roads {...content} />
        <div className="service-areas-drives grid">
          {served.map(({ name, href, minutes, description, neighborhoods }) => (
            <div key={href} className="stack">
              <h3 className="medium">
                <SiteLink href={href}>{name}</SiteLink>
              </h3>
              <p>
                {labels.about}{" "}
                <span className="whole-word">
                  <b className="numeral">{minutes}</b> {labels.minutes}
                </span>
              </p>
              <LinkedParagraph text={description} />
              {neighborhoods.length > 0 && <TextList variant="names" items={neighborhoods} />}
            </div>
          ))}
        </div>
      </Band>
      <ColumnsBand
        ground="accent"
        id="landmarks"
        heading={content.landmarks.heading}
        intro={<p>{content.landmarks.text}</p>}
      >
        <NamedList items={content.landmarks.items} />
      </ColumnsBand>
      <ClosingCall {...content.closing} />
    </>
  );
}

/**
 * A road to the clinic from each town, as long as its drive, the longest on top, where the car is;
 * they come from different directions. The list below says the same.
 */
function Roads({ home, served, car }: Content) {
  const end = served.length * row;
  return (
    <div className="service-areas-road">
      <div className="service-areas-car">
        <Picture {...car} />
      </div>
      {/* Attributes, because the CSP forbids style attributes. */}
      <svg aria-hidden="true" fill="var(--ink)" width="100%" height={`${end + 1.5}em`}>
        {served.toReversed().map(({ name, minutes, road }, index) => {
          const y = index * row + 1;
          return (
            <g key={name}>
              <line x1="1em" x2={`${road}%`} y1={`${y}em`} y2={`${y}em`} />
              <circle cx={`${road}%`} cy={`${y}em`} r="0.85em" fill="var(--highlight)" />
              <text
                x={`${road}%`}
                y={`${y + 0.35}em`}
                textAnchor="middle"
                fill="var(--on-highlight)"
              >
                {minutes}
              </text>
              <text x="0.75em" y={`${y + 1.5}em`}>
                {name}
              </text>
            </g>
          );
        })}
        <rect width="0.3em" height={`${end}em`} />
        {home.map(({ name }) => (
          <text key={name} y={`${end + 1.25}em`}>
            {name}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** How far apart the roads are, in ems. */
const row = 3.25;
