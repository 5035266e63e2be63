import { Icon } from "../icon/icon.tsx";
import { SiteLink } from "../site-link/site-link.tsx";
import "./action.css";

/** A bold link with an arrow, to read on. */
export function MoreLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <SiteLink className="more" href={href}>
      {children} <Icon name="arrow" />
    </SiteLink>
  );
}
