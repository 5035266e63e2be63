import { classNames } from "../../../ui/class-names.ts";
import { Link } from "../../../ui/link/link.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";
import type { serviceCard } from "./load-card.ts";
import "./service-card.css";

type ServiceCardProps = ReturnType<typeof serviceCard> & { summary?: string };

/** A service's picture, name (red for emergencies) and perhaps a line. The whole card is a link. */
export const ServiceCard = ({ title, path, summary, picture, urgent }: ServiceCardProps) => (
  <div className={classNames("service-card one-link stack-tight", urgent && "service-card-urgent")}>
    <Picture {...picture} tile />
    <h3>
      <Link href={path}>{title}</Link>
    </h3>
    {summary && <p>{summary}</p>}
  </div>
);
