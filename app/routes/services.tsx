import type { PageProps } from "../page.ts";
import { Breadcrumbs } from "../sections/breadcrumbs/breadcrumbs.tsx";
import { ClosingCall } from "../sections/closing-call/closing-call.tsx";
import { BookingAction, CallAction } from "../sections/contact-links/contact-links.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { ActionLink } from "../ui/action/action.tsx";
import { Band } from "../ui/band/band.tsx";
import { TickList } from "../ui/lists/lists.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import type { load } from "./services.loader.ts";
import "./services.css";

export default function Services({ content }: PageProps<typeof load>) {
  const { title, lead, services, closing, pictures } = content;
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
          <BookingAction>{labels.bookAppointment}</BookingAction>
          <CallAction>{labels.callNumber}</CallAction>
        </div>
      </PageHead>
      <Band>
        <div className="service-rows">
          {services.map((service) => (
            <article key={service.slug} className="service-row" aria-labelledby={service.slug}>
              <Picture {...service.picture} tile />
              <div className="stack">
                <h2 id={service.slug}>{service.title}</h2>
                <p>{service.description}</p>
                <TickList items={service.features} />
                <div className="buttons">
                  <ActionLink href={service.link} look="line">
                    {labels.learnMore}
                    <span className="visually-hidden">
                      {" "}
                      {labels.aboutService.replace("{page}", service.title)}
                    </span>
                  </ActionLink>
                  <BookingAction look="teal">
                    {labels.scheduleNow}
                    <span className="visually-hidden">
                      {" "}
                      {labels.forService.replace("{page}", service.title)}
                    </span>
                  </BookingAction>
                </div>
              </div>
            </article>
          ))}
        </div>
      </Band>
      <ClosingCall {...closing} picture={pictures.closing} />
    </>
  );
}
