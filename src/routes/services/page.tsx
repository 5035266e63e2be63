import { fill } from "../../formatting/fill.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import {
  ContactAction,
  ContactLink,
  LinkedParagraph,
} from "../../sections/contact-links/contact-links.tsx";
import { LevelList } from "../../sections/level-list/level-list.tsx";
import { NamedList } from "../../sections/named-list/named-list.tsx";
import { PageHead } from "../../sections/page-head/page-head.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { SignFinder } from "../../sections/sign-finder/sign-finder.tsx";
import { Band, Opener } from "../../ui/band/band.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";
import "./page.css";

type Content = PageProps<typeof route>["content"];

export default function Services({ content }: PageProps<typeof route>) {
  return (
    <>
      <PageHead content={content}>
        <MoreLink href="#noticed">{content.noticed.heading}</MoreLink>
        <div className="buttons">
          <ContactAction to="booking" />
          <ContactAction to="phone" />
        </div>
      </PageHead>
      <Band>
        <section aria-labelledby="noticed">
          <Opener id="noticed" heading={content.noticed.heading} text={content.noticed.text} />
          <SignFinder load={() => import("virtual:sign-finder")} />
          <LevelList {...content.noticed} most={7} />
        </section>
        <section aria-labelledby="all-services" className="services-all">
          <Opener id="all-services" heading={content.listHeading} />
          <div className="services-list grid">
            {content.services.map((service, index) => (
              <ServiceItem key={service.slug} service={service} isFirst={index < 2} />
            ))}
          </div>
        </section>
      </Band>
      <Costs money={content.money} />
      <ClosingCall {...content.closing} />
    </>
  );
}

type ServiceItemProps = {
  service: Content["services"][number];
  /** Whether it may be on the first screen: large ones show two beside each other. */
  isFirst: boolean;
};

/** A service with its picture, and the ways to read on and to book. */
function ServiceItem({ service, isFirst }: ServiceItemProps) {
  const { slug, title, description, features, urgent, path, picture } = service;
  const { labels } = useShell();
  return (
    <article
      className={urgent === undefined ? "services-item" : "services-item services-item-urgent"}
      aria-labelledby={slug}
    >
      <Picture {...picture} eager={isFirst} tile className="services-item-picture" />
      <div className="services-item-text">
        <h3 id={slug}>{title}</h3>
        <LinkedParagraph text={description} />
        <TextList variant="ticks" items={features} />
        {urgent !== undefined && (
          <>
            <LinkedParagraph className="services-item-note" text={urgent} />
            <ContactAction to="emergency" size="small" />
          </>
        )}
        <p className="services-item-links row">
          <MoreLink href={path} arrow="none">
            {labels.learnMore}
            <span className="visually-hidden"> {fill(labels.aboutService, { page: title })}</span>
          </MoreLink>
          <ContactLink to="booking">
            {labels.scheduleNow}
            <span className="visually-hidden"> {fill(labels.forService, { page: title })}</span>
          </ContactLink>
        </p>
      </div>
    </article>
  );
}

/** What an exam includes, payment, insurance. */
function Costs({ money }: Pick<Content, "money">) {
  const { heading, text, points } = money;
  return (
    <Band ground="stock" aria-labelledby="cost">
      <Opener id="cost" heading={heading}>
        <p className="lead">{text}</p>
      </Opener>
      <NamedList className="abreast" items={points} />
    </Band>
  );
}
