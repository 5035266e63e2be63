import type { PageProps } from "../../document/page.ts";
import { PageTop } from "../../sections/breadcrumbs/page-top.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import {
  BookingAction,
  BookingLink,
  CallAction,
} from "../../sections/contact-links/contact-links.tsx";
import { LinkedParagraph } from "../../sections/contact-links/linked-text.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { ActionLink } from "../../ui/action/action.tsx";
import { Band } from "../../ui/band/band.tsx";
import { TickList } from "../../ui/lists/lists.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Money } from "./money.tsx";
import type { route } from "./route.ts";
import "./page.css";

type ListedService = PageProps<typeof route>["content"]["services"][number];

export default function Services({ content }: PageProps<typeof route>) {
  const { title, lead, services, money, closing, picture } = content;
  const { labels } = useShell();
  return (
    <>
      <PageTop title={title} lead={lead} picture={picture}>
        <div className="buttons">
          <BookingAction>{labels.bookAppointment}</BookingAction>
          <CallAction>{labels.callNumber}</CallAction>
        </div>
      </PageTop>
      <Band className="services-list">
        {services.map((service) => (
          <Row key={service.slug} {...service} />
        ))}
      </Band>
      <Money {...money} />
      <ClosingCall {...closing} />
    </>
  );
}

/** A service with its picture; the style sheet varies the shape of every six rows. */
function Row({ slug, title, description, features, urgent, link, picture }: ListedService) {
  const { labels } = useShell();
  return (
    <article
      className={urgent === undefined ? "services-row" : "services-row services-row-urgent"}
      aria-labelledby={slug}
    >
      <Picture {...picture} tile />
      <div className="services-row-words">
        <h2 id={slug}>{title}</h2>
        {urgent !== undefined && <CallAction look="red">{labels.callEmergencyLine}</CallAction>}
        <LinkedParagraph text={description} />
        <TickList items={features} />
        {urgent !== undefined && <LinkedParagraph className="services-row-note" text={urgent} />}
        <p className="services-row-ways">
          <ActionLink href={link} look="line" size="small">
            {labels.learnMore}
            <span className="visually-hidden"> {labels.aboutService.replace("{page}", title)}</span>
          </ActionLink>
          <BookingLink>
            {labels.scheduleNow}
            <span className="visually-hidden"> {labels.forService.replace("{page}", title)}</span>
          </BookingLink>
        </p>
      </div>
    </article>
  );
}
