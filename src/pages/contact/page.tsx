import { shell } from "virtual:shell";
import { pagePaths } from "../../addresses/paths.ts";
import { Address, ContactButton, ContactLink } from "../../parts/contacts/contacts.tsx";
import { HelpLinks } from "../../parts/help-links/help-links.tsx";
import { NamedList } from "../../parts/named-list/named-list.tsx";
import { OpeningHours } from "../../parts/opening-hours/opening-hours.tsx";
import { PageHead } from "../../parts/page-head/page-head.tsx";
import { Questions } from "../../parts/questions/questions.tsx";
import { VisitMap } from "../../parts/visit-map/visit-map.tsx";
import { words } from "../../parts/words.ts";
import { Band, Heading, Section } from "../../ui/band/band.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { DescriptionList } from "../../ui/description-list/description-list.tsx";
import { MoreLink } from "../../ui/link/link.tsx";
import { Note } from "../../ui/note/note.tsx";
import { PhotoFigure } from "../../ui/picture/picture.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import type { PageProps } from "../declare.ts";
import type { route } from "./load.ts";
import "./page.css";

export default function Contact({ content }: PageProps<typeof route>) {
  const { labels, contacts } = shell;
  return (
    <>
      <PageHead {...content.head}>
        <div className="buttons">
          <ContactButton to="phone" />
          <ButtonLink href={content.email.href}>{content.email.button}</ButtonLink>
        </div>
        <HelpLinks />
      </PageHead>
      <Band columns="aside">
        <Section id="ways" heading="Ways to reach us">
          <DescriptionList
            className="contact-ways"
            items={[
              { ...content.ways.call, children: <ContactLink to="phone" /> },
              { ...content.ways.sms, children: contacts.sms && <ContactLink to="sms" /> },
              { ...content.ways.email, children: <ContactLink to="email" /> },
              { ...content.ways.fax, children: content.fax },
              { term: words.hours, children: <OpeningHours /> },
              { ...content.ways.address, children: <Address /> },
            ]}
          />
        </Section>
        <div className="stack-wide">
          <Note title={content.emergency.heading} urgent>
            <p className="big-number">
              <ContactLink to="phone" />
            </p>
            <RichParagraph text={content.emergency.text} />
            <MoreLink href={pagePaths.emergency}>{labels.emergency.link}</MoreLink>
          </Note>
          <Section id="access" heading={content.access.heading} variant="medium">
            <RichParagraph text={content.access.text} />
            <p>{content.access.promise}</p>
          </Section>
        </div>
      </Band>
      <Band ground="stock" aria-labelledby="arriving">
        <div className="band-header">
          <Heading id="arriving" heading={content.map.heading} />
          <div className="row">
            <ContactButton to="directions" variant="primary" />
            <MoreLink href={pagePaths.areas}>{content.map.roads}</MoreLink>
          </div>
        </div>
        <VisitMap drawing={content.drawing} />
        {content.arriving.items.length > 0 && (
          <div className="stack">
            <p className="lead">{content.arriving.heading}</p>
            <NamedList className="grid" items={content.arriving.items} />
          </div>
        )}
        {content.photo && <PhotoFigure {...content.photo} />}
      </Band>
      <Questions parts={content.questions} ground="mist" />
    </>
  );
}
