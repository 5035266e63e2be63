import type { PageProps } from "../../document/page.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { LinkedParagraph } from "../../sections/contact-links/contact-links.tsx";
import { Breadcrumbs, HeadPicture, PageHead } from "../../sections/page-head/page-head.tsx";
import { Band, ColumnsBand, Opener } from "../../ui/band/band.tsx";
import { PhotoRow, Picture } from "../../ui/picture/picture.tsx";
import type { route } from "./route.ts";
import "./page.css";

export default function About({ content }: PageProps<typeof route>) {
  const { story, statsHeading, stats, doctor, portrait, philosophy } = content;
  return (
    <>
      <PageHead
        title={content.title}
        lead={content.lead}
        breadcrumbs={<Breadcrumbs current={content.title} />}
        media={<HeadPicture picture={content.picture} />}
      />
      <ColumnsBand id="story" heading={story.heading}>
        <Paragraphs texts={story.paragraphs} />
      </ColumnsBand>
      <Band ground="stock" aria-labelledby="stats">
        <h2 id="stats">{statsHeading}</h2>
        <dl className="about-figures">
          {stats.map(({ value, label, note }, index) => (
            <div key={label} className={index + 1 === stats.length ? "sign ground-sun" : undefined}>
              <dt>
                {label}
                {note !== undefined && <span className="about-figures-note">{note}</span>}
              </dt>
              <dd className="about-figures-value numeral">{value}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <Band flip aria-labelledby="doctor">
        <div className="about-doctor columns">
          <Picture {...portrait.picture} tile />
          <div className="stack">
            <h2 id="doctor">{doctor.heading}</h2>
            <Paragraphs texts={doctor.paragraphs} />
          </div>
          <PhotoRow photos={portrait.morePhotos} />
        </div>
      </Band>
      <Band ground="teal" aria-labelledby="philosophy">
        <Opener id="philosophy" heading={philosophy.heading} text={philosophy.text} />
        <ol role="list" className="about-habits">
          {philosophy.principles.map(({ name, detail }) => (
            <li key={name}>
              <h3>{name}</h3>
              <LinkedParagraph text={detail} />
            </li>
          ))}
        </ol>
      </Band>
      <ClosingCall {...content.closing} />
    </>
  );
}

/** The first paragraph is the lead. */
function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="stack">
      {texts.map((text, index) => (
        <LinkedParagraph key={text} className={index === 0 ? "lead" : undefined} text={text} />
      ))}
    </div>
  );
}
