import type { ComponentProps } from "react";
import { Link } from "react-router";

type SiteLinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  /** Says that a new tab opens, for those who cannot see it happen. With it, the link opens one. */
  newTabNote?: string | undefined;
};

/**
 * Any link. One to a page of this site (`/about`) goes through the router; `#part`, a file
 * (`/contacts/clinic.vcf`) and outside addresses are left to the browser. A link with `newTabNote` opens a tab that knows nothing of this one.
 */
export function SiteLink({ href, newTabNote, children, ...rest }: SiteLinkProps) {
  if (href.startsWith("/") && !/\.\w+$/.test(href)) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  const newTab = newTabNote === undefined ? {} : { target: "_blank", rel: "noopener" };
  return (
    <a href={href} {...newTab} {...rest}>
      {children}
      {newTabNote !== undefined && <span className="visually-hidden"> {newTabNote}</span>}
    </a>
  );
}
