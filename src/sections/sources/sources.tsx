import type { Article } from "../../site/site.ts";
import { Fold } from "../../ui/fold/fold.tsx";
import { Link } from "../../ui/link/link.tsx";
import { useShell } from "../shell/shell.tsx";

/** What a text rests on; nothing if it names no source. */
export function Sources({ sources }: Pick<Article, "sources">) {
  const { labels } = useShell();
  if (sources.length === 0) return null;
  return (
    <Fold heading={labels.sources} level="h2">
      <ul role="list" className="small stack">
        {sources.map(({ name, title, url }) => (
          <li key={url}>
            {name}: <Link href={url}>{title}</Link>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
