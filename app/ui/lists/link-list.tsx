import { SiteLink } from "../site-link/site-link.tsx";

type LinkListProps = {
  pages: readonly { name: string; path: string }[];
  /** Marked as the current one, if it is among them. */
  currentPath?: string | undefined;
};

/** Links to pages, one per item. */
export function LinkList({ pages, currentPath }: LinkListProps) {
  return (
    <ul role="list">
      {pages.map(({ name, path }) => (
        <li key={path}>
          <SiteLink href={path} aria-current={path === currentPath ? "page" : undefined}>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
