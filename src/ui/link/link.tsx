import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import "./more-link.css";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { href: string };

/** Any link. Another site opens in a new tab, with `noopener`. */
export function Link({ children, ...rest }: LinkProps) {
  const isElsewhere = rest.href.startsWith("http");
  return (
    <a {...(isElsewhere && { target: "_blank", rel: "noopener" })} {...rest}>
      {children}
      {isElsewhere && <span className="visually-hidden"> (new tab)</span>}
    </a>
  );
}

type MoreLinkProps = {
  href: string;
  /** `on`: after the words; `back`: before the words; `none`: no arrow, for a link beside another one. */
  arrow?: "on" | "back" | "none";
  children: React.ReactNode;
};

/** A bold link to more. If it leads to a part of the same page, its arrow points down. */
export const MoreLink = ({ href, arrow = "on", children }: MoreLinkProps) => (
  <Link className={`more-link more-link-${arrow} screen-only`} href={href}>
    {arrow === "back" && <Icon name="arrow" />}
    {children}
    {arrow === "on" && <Icon name="arrow" />}
  </Link>
);

type LinkListProps = {
  pages: readonly { name: string; path: string }[];
  currentPath?: string | undefined;
  className?: string;
};

export const LinkList = ({ pages, currentPath, className }: LinkListProps) => (
  <ul role="list" className={className}>
    {pages.map(({ name, path }) => (
      <li key={path}>
        <Link href={path} aria-current={path === currentPath ? "page" : undefined}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);
