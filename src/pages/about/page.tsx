import { PageHead } from "../../components/page-head/page-head.tsx";
import { TeamList } from "../../components/team-list/team-list.tsx";
import { Band, Heading, Section } from "../../ui/band/band.tsx";
import { NamedList } from "../../ui/named-list/named-list.tsx";
import { CaptionedPhoto, Picture } from "../../ui/picture/picture.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import type { RichTextData } from "../../ui/rich-text/rich-text-data.ts";
import type { PageProps } from "../define-route.ts";
import type { route } from "./route.ts";
import "./page.css";

export default function About({ data }: PageProps<typeof route>) {
  return (
    <>
      <PageHead {...data.head} />
      <Band columns="1-2" id="story" heading={data.story.heading}>
        <div>
          <Paragraphs texts={data.story.paragraphs} />
          {data.photo && <CaptionedPhoto {...data.photo} />}
        </div>
      </Band>
      <Band ground="sand" id="stats" heading="Our practice at a glance" variant="size-3">
        <ul role="list" className="grid grid-short">
          {data.stats.map(({ value, label }, index) => (
            <li key={index}>
              <b className="numeral">{value}</b>
              <p className="display-lead">{label}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band
        columns="1-1"
        id="door"
        heading={data.door.heading}
        variant="size-3"
        intro={<Paragraphs texts={data.door.paragraphs} />}
      >
        <Picture {...data.leash} cropped />
      </Band>
      <Band ground="accent" aria-labelledby="doctor" columns="1-2" className="about-doctor">
        <div className="stack-tight">
          <Picture {...data.portrait} cropped />
          {!data.portrait.photo && <p className="text-small">Drawn, until we have a photo</p>}
        </div>
        <div className="stack-wide">
          <div className="stack">
            <Heading id="doctor" heading={data.doctor.heading} label={data.doctor.role} />
            <Paragraphs texts={data.doctor.paragraphs} />
          </div>
          <Section id="philosophy" heading={data.philosophy.heading}>
            <NamedList items={data.philosophy.principles} numbered className="grid" />
          </Section>
        </div>
      </Band>
      {data.people.length > 0 && (
        <Band columns="1-2" id="team" heading="Who else you’ll meet">
          <TeamList people={data.people} />
        </Band>
      )}
    </>
  );
}

const Paragraphs = ({ texts }: { texts: readonly RichTextData[] }) => (
  <div className="stack">
    {texts.map((text, index) => (
      <RichParagraph key={index} className={index === 0 ? "text-lead" : undefined} text={text} />
    ))}
  </div>
);
