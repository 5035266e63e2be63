import type { PageProps } from "../page.ts";
import { Breadcrumbs } from "../sections/breadcrumbs/breadcrumbs.tsx";
import { ClosingCall } from "../sections/closing-call/closing-call.tsx";
import { CallAction, DirectionsAction } from "../sections/contact-links/contact-links.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { Band } from "../ui/band/band.tsx";
import { NameChips, NamedList } from "../ui/lists/lists.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { SiteLink } from "../ui/site-link/site-link.tsx";
import type { load } from "./service-areas.loader.ts";
import "./service-areas.css";

type AreaSummary = ReturnType<typeof load>["content"]["served"][number];

export default function ServiceAreas({ content }: PageProps<typeof load>) {
  const { title, lead, homeBase, home, areas, served, landmarks, closing, pictures } = content;
  const { labels } = useShell();
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        breadcrumbs={<Breadcrumbs current={title} />}
        picture={pictures.head}
      >
        <div className="buttons">
          <DirectionsAction look="sun" />
          <CallAction>{labels.callNumber}</CallAction>
        </div>
      </PageHead>
      <Band aria-labelledby="home-base">
        <div className="columns">
          <div className="stack">
            <h2 id="home-base">{homeBase.heading}</h2>
            <p>{homeBase.text}</p>
          </div>
          <AreaList areas={home} />
        </div>
      </Band>
      <Band ground="stock" aria-labelledby="areas">
        <div className="columns">
          <div className="stack">
            <h2 id="areas">{areas.heading}</h2>
            <p>{areas.text}</p>
          </div>
          <AreaList areas={served} />
        </div>
      </Band>
      <Band ground="teal" flip aria-labelledby="landmarks">
        <div className="columns">
          <div className="stack">
            <h2 id="landmarks">{landmarks.heading}</h2>
            <p>{landmarks.text}</p>
          </div>
          <NamedList
            items={landmarks.items.map(({ name, description }) => ({ name, detail: description }))}
          />
        </div>
      </Band>
      <ClosingCall {...closing} picture={pictures.closing} />
    </>
  );
}

function AreaList({ areas }: { areas: readonly AreaSummary[] }) {
  return (
    <div className="area-list">
      {areas.map(({ name, slug, href, distance, description, neighborhoods }) => (
        <article key={slug} className="stack">
          <h3>
            <SiteLink href={href}>{name}</SiteLink>
          </h3>
          <p className="area-distance">{distance}</p>
          <p>{description}</p>
          {neighborhoods.length > 0 && <NameChips names={neighborhoods} />}
        </article>
      ))}
    </div>
  );
}
