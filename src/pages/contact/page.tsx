import { shell } from "virtual:shell";
import { pagePaths } from "../../addresses.ts";
import {
  Address,
  CallButtons,
  ContactButton,
  ContactLink,
} from "../../parts/contacts/contacts.tsx";
import { NamedList } from "../../parts/named-list/named-list.tsx";
import { HoursOrNote, OpeningLine } from "../../parts/opening-hours/opening-hours.tsx";
import { PageHead } from "../../parts/page-head/page-head.tsx";
import { Questions } from "../../parts/questions/questions.tsx";
import { VisitMap } from "../../parts/visit-map/visit-map.tsx";
import { Band, Heading, Section } from "../../ui/band/band.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { DescriptionList } from "../../ui/description-list/description-list.tsx";
import { MoreLink } from "../../ui/link/link.tsx";
import { Note } from "../../ui/note/note.tsx";
import { PhotoFigure } from "../../ui/picture/picture.tsx";
import { RichParagraph, RichText } from "../../ui/rich-text/rich-text.tsx";
import type { PageProps } from "../declare.ts";
import type { route } from "./load.ts";
import "./page.css";

export default function Contact({ data }: PageProps<typeof route>) {
  const phone = (
    <span className="big-number">
      <ContactLink to="phone" />
    </span>
  );
  return (
    <>
      <PageHead {...data.head}>
        <div className="buttons">
          <CallButtons />
          <ButtonLink href={data.email.href}>{data.email.button}</ButtonLink>
        </div>
      </PageHead>
      <Band columns="aside">
        <Section id="ways" heading="Ways to reach us">
          <DescriptionList
            className="contact-ways"
            items={[
              { ...data.ways.call, children: phone },
              { ...data.ways.sms, children: shell.contacts.sms && <ContactLink to="sms" /> },
              { ...data.ways.email, children: <ContactLink to="email" /> },
              { ...data.ways.fax, children: data.fax && <RichText text={data.fax} /> },
              { term: "Hours", children: <HoursOrNote /> },
              { ...data.ways.address, children: <Address /> },
            ]}
          />
        </Section>
        <div className="stack-wide">
          <Note title={data.emergency.heading} urgent>
            <p>{phone}</p>
            <OpeningLine />
            <CallButtons only="hospital" />
            <RichParagraph text={data.emergency.text} />
            <MoreLink href={pagePaths.emergency}>{shell.labels.emergency.link}</MoreLink>
          </Note>
          <Section id="access" heading={data.access.heading} variant="medium">
            <RichParagraph text={data.access.text} />
            <p>{data.access.promise}</p>
          </Section>
        </div>
      </Band>
      <Band ground="stock" aria-labelledby="arriving">
        <div className="band-header">
          <Heading id="arriving" heading={data.map.heading} />
          <div className="row">
            <ContactButton to="directions" variant="primary" />
            <MoreLink href={pagePaths.areas}>{data.map.roads}</MoreLink>
          </div>
        </div>
        <VisitMap drawing={data.drawing} />
        {data.arriving.items.length > 0 && (
          <div className="stack">
            <p className="lead">{data.arriving.heading}</p>
            <NamedList className="grid" items={data.arriving.items} />
          </div>
        )}
        {data.photo && <PhotoFigure {...data.photo} />}
      </Band>
      <Questions parts={data.questions} ground="mist" />
    </>
  );
}
