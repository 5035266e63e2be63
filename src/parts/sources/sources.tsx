import type { Article } from "../../content/site.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Link } from "../../ui/link/link.tsx";

/** The sources that a text names. Without any, nothing renders. */
export function Sources({ sources }: Pick<Article, "sources">) {
  if (sources.length === 0) return null;
  return (
    <Disclosure heading="Sources" level="h2">
      <ul role="list" className="small stack">
        {sources.map(({ name, title, url }) => (
          <li key={url}>
            {name}: <Link href={url}>{title}</Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
