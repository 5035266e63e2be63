import { shell } from "virtual:shell";
import { pagePaths } from "../../addresses.ts";
import {
  Address,
  CallButtons,
  ContactButton,
  ContactLink,
} from "../../components/contacts/contacts.tsx";
import { HoursOrNote, OpeningLine } from "../../components/opening-hours/opening-hours.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { Questions } from "../../components/questions/questions.tsx";
import { VisitMap } from "../../components/visit-map/visit-map.tsx";
import { Band, Heading, Section } from "../../ui/band/band.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { DescriptionList } from "../../ui/description-list/description-list.tsx";
import { MoreLink } from "../../ui/link/link.tsx";
import { NamedList } from "../../ui/named-list/named-list.tsx";
import { Note } from "../../ui/note/note.tsx";
import { CaptionedPhoto } from "../../ui/picture/picture.tsx";
import { RichParagraph, RichText } from "../../ui/rich-text/rich-text.tsx";
import type { PageProps } from "../define-route.ts";
import type { route } from "./route.ts";
import "./page.css";

export default function Contact({ data }: PageProps<typeof route>) {
  const { ways } = data;
  const phone = (
    <span className="phone-number">
      <ContactLink to="phone" />
    </span>
  );
  return (
    <>
      <PageHead {...data.head}>
        <div className="buttons">
          <CallButtons />
          <ButtonLink href={data.emailHref}>Email us</ButtonLink>
        </div>
      </PageHead>
      <Band columns="2-1">
        <Section id="ways" heading="Ways to reach us">
          <DescriptionList
            className="contact-ways"
            items={[
              { term: "Call", note: ways.call, children: phone },
              { term: "Hours", children: <HoursOrNote /> },
              { term: "Address", children: <Address /> },
              {
                term: "Text",
                note: ways.sms,
                children: shell.contacts.sms && <ContactLink to="sms" />,
              },
              { term: "Email", note: ways.email, children: <ContactLink to="email" /> },
              { term: "Fax", note: ways.fax, children: data.fax && <RichText text={data.fax} /> },
            ]}
          />
        </Section>
        <div className="stack-wide">
          <Note title={data.emergency.heading} urgent>
            <p>{phone}</p>
            <OpeningLine />
            <CallButtons only="hospital" />
            <RichParagraph text={data.emergency.text} />
            <MoreLink href={pagePaths.emergency}>What to do in an emergency</MoreLink>
          </Note>
          <Section id="access" heading={data.access.heading} variant="display-lead">
            <RichParagraph className="text-small" text={data.access.text} />
            <p className="text-small">{data.access.promise}</p>
          </Section>
        </div>
      </Band>
      <Band ground="sand" aria-labelledby="arriving">
        <div className="band-header">
          <Heading id="arriving" heading="Map and directions" />
          <div className="cluster">
            <ContactButton to="directions" variant="primary" />
            <MoreLink href={pagePaths.areas}>Directions from your town</MoreLink>
          </div>
        </div>
        <div className="stack-wide">
          <VisitMap drawing={data.drawing} />
          {data.arriving.length > 0 && (
            <div className="stack">
              <p className="text-lead">Parking and finding the door</p>
              <NamedList className="grid" items={data.arriving} />
            </div>
          )}
        </div>
        {data.photo && <CaptionedPhoto {...data.photo} />}
      </Band>
      <Questions groups={data.questions} ground="mint" className="contact-questions" />
    </>
  );
}
