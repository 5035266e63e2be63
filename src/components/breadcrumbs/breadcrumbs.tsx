import type { Trail } from "../../clinic/page-frame.ts";
import { Link } from "../../ui/link/link.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import "./breadcrumbs.css";

/** The way from home to this page, as links. The last name, this page, is no link. */
export function Breadcrumbs({ trail }: { trail: Trail }) {
  const items = trail.map(({ name, path }, index) =>
    index === trail.length - 1 ? (
      <span key={path} aria-current="page">
        {name}
      </span>
    ) : (
      <Link key={path} href={path}>
        {name}
      </Link>
    ),
  );
  return (
    <nav className="breadcrumbs text-small" aria-label="Breadcrumb">
      <TextList variant="inline" ordered items={items} />
    </nav>
  );
}
