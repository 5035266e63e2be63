import type { ComponentProps } from "react";

type SiteLinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  /** Says that a new tab opens, for those who cannot see it happen. With it, the link opens one. */
  newTabNote?: string | undefined;
};

/**
 * Any link. A link
 * with `newTabNote` opens a tab that knows nothing of this one.
 */
export function SiteLink({ newTabNote, children, ...rest }: SiteLinkProps) {
  const newTab = newTabNote === undefined ? {} : { target: "_blank", rel: "noopener" };
  return (
    <a {...newTab} {...rest}>
      {children}
      {newTabNote !== undefined && <span className="visually-hidden"> {newTabNote}</span>}
    </a>
  );
}
