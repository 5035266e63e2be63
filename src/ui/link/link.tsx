import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { href: string };

/** Any link. Another site opens in a new tab, with `noopener`. */
export function Link({ children, ...rest }: LinkProps) {
  const isElsewhere = rest.href.startsWith("http");
  return (
    <a {...(isElsewhere && { target: "_blank", rel: "noopener" })} {...rest}>
      {children}
      {isElsewhere && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}

type LinkListProps = {
  pages: readonly { name: string; path: string }[];
  /** Marked as the current one, if it is among them. */
  currentPath?: string | undefined;
  className?: string;
};

export function LinkList({ pages, currentPath, className }: LinkListProps) {
  return (
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
}
