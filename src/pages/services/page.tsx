import { shell } from "virtual:shell";
import { CallButtons, ContactLink } from "../../parts/contacts/contacts.tsx";
import { NamedList } from "../../parts/named-list/named-list.tsx";
import { PageHead } from "../../parts/page-head/page-head.tsx";
import { Dog } from "../../signs/dog/dog.tsx";
import { Band, Heading } from "../../ui/band/band.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { RichParagraph, RichText } from "../../ui/rich-text/rich-text.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps } from "../declare.ts";
import type { route } from "./load.ts";
import "./page.css";

type Data = PageProps<typeof route>["data"];

export default function Services({ data }: PageProps<typeof route>) {
  return (
    <>
      <PageHead {...data.head} buttons={[{ to: "booking" }, { to: "phone" }]} />
      <Band aria-labelledby="all-services">
        <Heading id="all-services" heading="All services" variant="visually-hidden" />
        <div className="services-list grid grid-apart">
          {data.services.map((service) => (
            <ServiceItem key={service.slug} {...service} bookingNote={data.bookingNote} />
          ))}
        </div>
      </Band>
      <Dog {...data.dog} />
      <Band
        ground="stock"
        id="cost"
        heading={data.money.heading}
        intro={<p className="lead">{data.money.text}</p>}
      >
        <NamedList className="grid" items={data.money.points} />
      </Band>
    </>
  );
}

const urgentClass = "services-item-urgent sheet whole-row columns columns-even";

type ServiceItemProps = Data["services"][number] & Pick<Data, "bookingNote">;

function ServiceItem({ slug, title, path, picture, urgent, ...service }: ServiceItemProps) {
  const links = (
    <p className="services-item-links row small screen-only">
      <Link href={path}>
        <b>Learn More</b>
        <span className="visually-hidden"> about {title}</span>
      </Link>
      <ContactLink to="booking">
        {shell.labels.book.service}
        <span className="visually-hidden"> for {title}</span>
      </ContactLink>
    </p>
  );
  return (
    <article className={classNames("services-item", urgent && urgentClass)} aria-labelledby={slug}>
      <div>
        <Picture {...picture} tile />
        <h3 id={slug} className="title">
          {title}
        </h3>
        <RichParagraph text={service.description} />
        <TextList
          variant="ticks"
          items={service.features.map((name, index) => <RichText key={index} text={name} />)}
        />
        {urgent ? <RichParagraph text={service.bookingNote} /> : links}
      </div>
      {urgent && (
        <div className="stack-tight">
          <div className="row">
            <CallButtons place="emergency" />
          </div>
          {links}
        </div>
      )}
    </article>
  );
}
