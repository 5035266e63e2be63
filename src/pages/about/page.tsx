import { NamedList } from "../../parts/named-list/named-list.tsx";
import { PageHead } from "../../parts/page-head/page-head.tsx";
import { TeamList } from "../../parts/team-list/team-list.tsx";
import { Band, Heading, Section } from "../../ui/band/band.tsx";
import { PhotoFigure, Picture } from "../../ui/picture/picture.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import type { RichTextData } from "../../ui/rich-text/rich-text-data.ts";
import type { PageProps } from "../declare.ts";
import type { route } from "./load.ts";
import "./page.css";

export default function About({ content }: PageProps<typeof route>) {
  return (
    <>
      <PageHead {...content.head} />
      <Band columns="third" id="story" heading={content.story.heading}>
        <div>
          <Paragraphs texts={content.story.paragraphs} />
          {content.photo && <PhotoFigure {...content.photo} />}
        </div>
      </Band>
      <Band ground="mist" id="stats" heading={content.statsHeading}>
        <ul role="list" className="about-figures grid grid-short">
          {content.stats.map(({ value, label }, index) => (
            <li key={index}>
              <b className="numeral">{value}</b>
              <p className="title">{label}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band ground="accent" aria-labelledby="doctor" columns="third" className="about-doctor">
        <Picture {...content.portrait} tile />
        <div className="stack">
          <Heading id="doctor" heading={content.doctor.heading} label={content.doctor.role} />
          <Paragraphs texts={content.doctor.paragraphs} />
          <Section id="philosophy" heading={content.philosophy.heading}>
            <NamedList items={content.philosophy.principles} numbered className="grid" />
          </Section>
        </div>
      </Band>
      {content.people.length > 0 && (
        <Band columns="third" id="team" heading={content.team.heading}>
          <TeamList people={content.people} />
        </Band>
      )}
    </>
  );
}

function Paragraphs({ texts }: { texts: readonly RichTextData[] }) {
  return (
    <div className="stack">
      {texts.map((text, index) => (
        <RichParagraph key={index} className={index === 0 ? "lead" : undefined} text={text} />
      ))}
    </div>
  );
}
