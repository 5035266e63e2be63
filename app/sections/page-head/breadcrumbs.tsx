import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { useShell } from "../shell/shell.tsx";
import "./breadcrumbs.css";

type BreadcrumbsProps = {
  /** The parent page, unless that is home. */
  parent?: { name: string; path: string } | undefined;
  current: string;
};

/** Breadcrumbs: home, parent, current page. */
export function Breadcrumbs({ parent, current }: BreadcrumbsProps) {
  const { labels } = useShell();
  return (
    <nav className="breadcrumbs" aria-label={labels.breadcrumb}>
      <ol role="list">
        <li>
          <SiteLink href="/">{labels.home}</SiteLink>
        </li>
        {parent !== undefined && (
          <li>
            <SiteLink href={parent.path}>{parent.name}</SiteLink>
          </li>
        )}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
