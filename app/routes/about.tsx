import type { PageProps } from "../page.ts";
import { Breadcrumbs } from "../sections/breadcrumbs/breadcrumbs.tsx";
import { ClosingCall } from "../sections/closing-call/closing-call.tsx";
import { Band } from "../ui/band/band.tsx";
import { Facts } from "../ui/facts/facts.tsx";
import { NamedList } from "../ui/lists/lists.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import type { load } from "./about.loader.ts";

export default function About({ content }: PageProps<typeof load>) {
  const { title, lead, story, statsHeading, stats, doctor, philosophy, closing, pictures } =
    content;
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        breadcrumbs={<Breadcrumbs current={title} />}
        picture={pictures.head}
      />
      <Band aria-labelledby="story">
        <div className="columns">
          <h2 id="story">{story.heading}</h2>
          <Paragraphs texts={story.paragraphs} />
        </div>
      </Band>
      <Band ground="stock" aria-labelledby="stats">
        <div className="stack">
          <h2 id="stats">{statsHeading}</h2>
          <Facts items={stats.map(({ value, label }) => ({ term: label, children: value }))} />
        </div>
      </Band>
      <Band flip aria-labelledby="doctor">
        <div className="columns">
          <Picture {...pictures.doctor} />
          <div className="stack">
            <h2 id="doctor">{doctor.heading}</h2>
            <Paragraphs texts={doctor.paragraphs} />
          </div>
        </div>
      </Band>
      <Band ground="teal" aria-labelledby="philosophy">
        <div className="columns">
          <div className="stack">
            <h2 id="philosophy">{philosophy.heading}</h2>
            <p className="lead">{philosophy.text}</p>
          </div>
          <NamedList items={philosophy.principles} />
        </div>
      </Band>
      <ClosingCall {...closing} picture={pictures.closing} />
    </>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="stack">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
