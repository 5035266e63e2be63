import { type ComponentProps, createContext, useContext } from "react";

/** What screen readers say of a link that opens a new tab. */
export const NewTabNote = createContext("");

type SiteLinkProps = Omit<ComponentProps<"a">, "href"> & { href: string };

/** Any link. Another site opens in a new tab, with `noopener`. */
export function SiteLink({ children, ...rest }: SiteLinkProps) {
  const newTabNote = useContext(NewTabNote);
  const isElsewhere = rest.href.startsWith("http");
  return (
    <a {...(isElsewhere && { target: "_blank", rel: "noopener" })} {...rest}>
      {children}
      {isElsewhere && <span className="visually-hidden"> {newTabNote}</span>}
    </a>
  );
}

type LinkListProps = {
  pages: readonly { name: string; path: string; picture?: string | undefined }[];
  isPictured?: boolean;
  /** Marked as the current one, if it is among them. */
  currentPath?: string | undefined;
  /** Classes of items, by path. */
  classes?: Record<string, string | undefined>;
  className?: string;
};

/** Links to pages, one per item. */
export function LinkList({ pages, isPictured, currentPath, classes, className }: LinkListProps) {
  return (
    <ul role="list" className={className}>
      {pages.map(({ name, path, picture }) => (
        <li key={path} className={classes?.[path]}>
          <SiteLink href={path} aria-current={path === currentPath ? "page" : undefined}>
            {name}
            {/* After the text: a translator puts elements in its place, and React would put this before it. */}
            {isPictured && picture && (
              <img src={picture} alt="" width={640} height={404} loading="lazy" />
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
