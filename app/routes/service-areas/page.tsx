import type { PageProps } from "../../document/page.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import {
  ContactAction,
  LinkedParagraph,
  LinkedText,
} from "../../sections/contact-links/contact-links.tsx";
import { Breadcrumbs, PageHead } from "../../sections/page-head/page-head.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { Band, ColumnsBand, Opener } from "../../ui/band/band.tsx";
import { Drawing } from "../../ui/drawing/drawing.tsx";
import { NamedList, TextList } from "../../ui/lists/lists.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import type { route } from "./route.ts";
import "./page.css";

type Town = PageProps<typeof route>["content"]["served"][number];

export default function ServiceAreas({ content }: PageProps<typeof route>) {
  const { title, lead, map, homeBase, houseNumber, home, areas, served, landmarks } = content;
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        breadcrumbs={<Breadcrumbs current={title} />}
        className="service-areas-head"
        media={<Drawing {...map.drawing} className="service-areas-map" label={map.label} />}
      >
        <div className="buttons">
          <ContactAction to="directions" />
          <ContactAction to="phone" />
        </div>
      </PageHead>
      <ColumnsBand
        id="home-base"
        heading={homeBase.heading}
        intro={<p>{homeBase.text}</p>}
        className="service-areas-home"
      >
        <p className="service-areas-number numeral" aria-hidden="true">
          {houseNumber}
        </p>
        {home.map(({ name, href, description }) => (
          <div key={href} className="service-areas-town">
            <h3>
              <SiteLink href={href}>{name}</SiteLink>
            </h3>
            <p>{description}</p>
          </div>
        ))}
      </ColumnsBand>
      <Band ground="stock" flip aria-labelledby="areas">
        <Opener id="areas" heading={areas.heading} text={<LinkedText text={areas.text} />} />
        <div className="service-areas-drives">
          {served.map((town) => (
            <Drive key={town.href} town={town} />
          ))}
        </div>
      </Band>
      <ColumnsBand
        ground="teal"
        id="landmarks"
        heading={landmarks.heading}
        intro={<p>{landmarks.text}</p>}
      >
        <NamedList
          items={landmarks.items.map(({ name, description }) => ({ name, detail: description }))}
        />
      </ColumnsBand>
      <ClosingCall {...content.closing} />
    </>
  );
}

/** A town, its road, and the minutes at the end. */
function Drive({ town }: { town: Town }) {
  const { name, href, minutes, road, description, neighborhoods } = town;
  const { labels } = useShell();
  return (
    <div className="service-areas-town">
      <h3>
        <SiteLink href={href}>{name}</SiteLink>
      </h3>
      <p className="service-areas-time">
        {/* Percentage as an attribute, because the CSP forbids style attributes. */}
        <svg className="service-areas-road" width={`${road}%`} height="12" aria-hidden="true">
          <line x1="6" y1="6" x2="100%" y2="6" />
        </svg>
        <span>{labels.about}</span> <b className="numeral">{minutes}</b>{" "}
        <span>{labels.minutes}</span>
      </p>
      <LinkedParagraph text={description} />
      {neighborhoods.length > 0 && <TextList className="name-row" items={neighborhoods} />}
    </div>
  );
}
