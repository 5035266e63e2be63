import { shell } from "virtual:shell";
import { CallButtons } from "../../components/contacts/contacts.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { Dog } from "../../signs/dog/dog.tsx";
import { Band, Heading } from "../../ui/band/band.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Link, MoreLink } from "../../ui/link/link.tsx";
import { NamedList } from "../../ui/named-list/named-list.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { RichParagraph, RichText } from "../../ui/rich-text/rich-text.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps } from "../define-route.ts";
import type { route } from "./route.ts";
import "./page.css";

type Data = PageProps<typeof route>["data"];

export default function Services({ data }: PageProps<typeof route>) {
  return (
    <>
      <PageHead {...data.head} buttons={[{ to: "booking" }, { to: "phone" }]} />
      <Band aria-labelledby="urgent">
        <Heading id="urgent" heading="In an emergency" variant="visually-hidden" />
        {data.services
          .filter(({ urgent }) => urgent)
          .map((service) => (
            <ServiceItem key={service.slug} {...service}>
              <div className="buttons">
                <CallButtons calls="emergency" />
              </div>
            </ServiceItem>
          ))}
      </Band>
      <Dog {...data.dog} />
      <Band ground="hill" id="all-services" heading="All services" variant="size-3">
        <div className="services-list grid">
          {data.services
            .filter(({ urgent }) => !urgent)
            .map((service) => (
              <ServiceItem key={service.slug} {...service} />
            ))}
        </div>
      </Band>
      <Band
        ground="sand"
        id="cost"
        heading={data.prices.heading}
        intro={<p className="text-lead">{data.prices.text}</p>}
      >
        <NamedList className="grid" items={data.prices.points} />
      </Band>
    </>
  );
}

type ServiceItemProps = Data["services"][number] & { children?: React.ReactNode };

/** A click anywhere on it opens the service, but for its other links and buttons. */
const ServiceItem = ({ slug, title, path, picture, urgent, ...service }: ServiceItemProps) => (
  <article
    className={classNames("services-item one-link", urgent && "services-item-urgent")}
    aria-labelledby={slug}
  >
    <Picture {...picture} cropped />
    <h3 id={slug} className={urgent ? "display-3 urgent" : "display-lead"}>
      <Link href={path}>{title}</Link>
    </h3>
    <RichParagraph text={service.description} />
    <TextList
      variant="inline"
      items={service.features.map((name, index) => <RichText key={index} text={name} />)}
    />
    <p className="services-item-links cluster text-small screen-only">
      <MoreLink href={path} arrow="none">
        Learn More
        <span className="visually-hidden"> about {title}</span>
      </MoreLink>
      <MoreLink href={shell.contacts.booking.href} arrow="none">
        {shell.labels.book.service}
        <span className="visually-hidden"> for {title}</span>
      </MoreLink>
    </p>
    {service.children}
  </article>
);
