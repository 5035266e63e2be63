import { useShell } from "../shell/shell.tsx";
import "./jumps.css";

/** In-page links at the top of a page. */
export function Jumps({ parts }: { parts: readonly { id: string; name: string }[] }) {
  const { labels } = useShell();
  return (
    <nav className="jumps" aria-label={labels.onThisPage}>
      <ul role="list">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
