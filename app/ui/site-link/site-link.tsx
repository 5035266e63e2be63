import type { ComponentProps } from "react";

type SiteLinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  /** Announces to screen readers that the link opens a new tab. If set, it does. */
  newTabNote?: string | undefined;
};

/** Any link. With `newTabNote`, opens a new tab with `noopener`. */
export function SiteLink({ newTabNote, children, ...rest }: SiteLinkProps) {
  const newTab = newTabNote === undefined ? {} : { target: "_blank", rel: "noopener" };
  return (
    <a {...newTab} {...rest}>
      {children}
      {newTabNote !== undefined && <span className="visually-hidden"> {newTabNote}</span>}
    </a>
  );
}

/** Links to pages, one per item. */
export function LinkList({ pages }: { pages: readonly { name: string; path: string }[] }) {
  return (
    <ul role="list">
      {pages.map(({ name, path }) => (
        <li key={path}>
          <SiteLink href={path}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
