import { Link } from "../../../ui/link/link.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";
import type { serviceCard } from "../load-services.ts";

type ServiceCardProps = ReturnType<typeof serviceCard> & { summary?: string };

/** A service's picture, name (red for emergencies) and perhaps a line. The whole card is a link. */
export const ServiceCard = ({ title, path, summary, picture, urgent }: ServiceCardProps) => (
  <div className="one-link stack-tight">
    <Picture {...picture} cropped />
    <h3 className={urgent ? "urgent" : undefined}>
      <Link href={path}>{title}</Link>
    </h3>
    {summary && <p>{summary}</p>}
  </div>
);
