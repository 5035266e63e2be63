import { SiteLink } from "../site-link/site-link.tsx";

/** Links to pages, one an item. */
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
