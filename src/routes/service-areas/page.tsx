import { fill } from "../../formatting/fill.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import {
  ContactAction,
  LinkedParagraph,
  LinkedText,
} from "../../sections/contact-links/contact-links.tsx";
import { NamedList } from "../../sections/named-list/named-list.tsx";
import { Breadcrumbs, PageHead } from "../../sections/page-head/page-head.tsx";
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
  const home = content.towns.filter(({ minutes }) => minutes === 0);
  const served = content.towns.filter(({ minutes }) => minutes > 0);
  return (
    <>
      <PageHead
        title={content.title}
        lead={content.lead}
        breadcrumbs={<Breadcrumbs current={content.title} />}
        className="service-areas-head"
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
                <MoreLink href={href}>
                  {labels.learnMore}
                  <span className="visually-hidden">
                    {" "}
                    {fill(labels.aboutService, { page: name })}
                  </span>
                </MoreLink>
              </div>
            ))}
          </>
        }
      >
        <div className="service-areas-house on-next-hill">
          <Picture {...content.house} eager />
        </div>
      </ColumnsBand>
      <Band ground="stock" flip aria-labelledby="areas">
        <Opener
          id="areas"
          heading={content.areas.heading}
          text={<LinkedText text={content.areas.text} />}
        />
        <Road towns={content.towns} car={content.car} />
        <div className="service-areas-drives grid">
          {served.map((town) => (
            <Drive key={town.href} town={town} />
          ))}
        </div>
      </Band>
      <ColumnsBand
        ground="teal"
        id="landmarks"
        heading={content.landmarks.heading}
        intro={<p>{content.landmarks.text}</p>}
      >
        <NamedList
          items={content.landmarks.items.map(({ name, description }) => ({
            name,
            detail: description,
          }))}
        />
      </ColumnsBand>
      <ClosingCall {...content.closing} />
    </>
  );
}

/** One road to the clinic, each town as far along it as its drive is long. The list repeats it. */
function Road({ towns, car }: Pick<Content, "towns" | "car">) {
  return (
    <div className="service-areas-road">
      <div className="service-areas-car">
        <Picture {...car} />
      </div>
      {/* Attributes, because the CSP forbids style attributes. */}
      <svg aria-hidden="true">
        <line x2="100%" y1="1em" y2="1em" />
        {towns.map(({ name, minutes, road }, index) => (
          <g key={name}>
            {index % 2 === 0 && <rect {...stem} x={`${road}%`} />}
            <circle cx={`${road}%`} cy="1em" r="0.85em" />
            <text x={`${road}%`} y="1.35em" textAnchor="middle">
              {minutes}
            </text>
            <text x={`${road}%`} {...(index % 2 === 0 ? lower : upper)} {...atEnd(road)}>
              {name}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Where there is no room for one line of names, they alternate between two. */
const upper = { y: "3.1em" };
const lower = { y: "4.6em", className: "service-areas-low" };
/** Leads from a dot to a lower name. Where all share a line, the dot covers it. */
const stem = { y: "1.85em", width: 1.5, height: "1.4em", className: "service-areas-low" };

/** Names at the ends of the road begin and end with their dots. */
function atEnd(road: number) {
  if (road === 0) return { textAnchor: "start", dx: "-0.85em" } as const;
  if (road === 100) return { textAnchor: "end", dx: "0.85em" } as const;
  return { textAnchor: "middle" } as const;
}

function Drive({ town }: { town: Content["towns"][number] }) {
  const { name, href, minutes, description, neighborhoods } = town;
  const { labels } = useShell();
  return (
    <div className="service-areas-town">
      <h3 className="medium">
        <SiteLink href={href}>{name}</SiteLink>
      </h3>
      <p className="service-areas-time">
        <span>{labels.about}</span> <b className="numeral">{minutes}</b> {labels.minutes}
      </p>
      <LinkedParagraph text={description} />
      {neighborhoods.length > 0 && <TextList variant="names" items={neighborhoods} />}
    </div>
  );
}
