import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import "./more-link.css";

type MoreLinkProps = {
  href: string;
  /** `on`: after the words; `back`: before them; `none`: for a link beside another one. */
  arrow?: "on" | "back" | "none";
  children: React.ReactNode;
};

/** A bold link, to read on; within the page, its arrow points down. */
export function MoreLink({ href, arrow = "on", children }: MoreLinkProps) {
  return (
    <Link className={`more-link more-link-${arrow} screen-only`} href={href}>
      {arrow === "back" && <Icon name="arrow" className="more-link-arrow" />}
      {children}
      {arrow === "on" && <Icon name="arrow" className="more-link-arrow" />}
    </Link>
  );
}
