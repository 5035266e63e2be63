import { useShell } from "../../shell/shell.tsx";
import { Link } from "../../ui/link/link.tsx";
import "./poison-lines.css";

/** Both poison lines, always together, as phone links: paragraphs, which reading modes keep. */
export function PoisonLines() {
  const { clinic } = useShell();
  return (
    <section className="poison-lines row">
      {clinic.poisonLines.map(({ name, display, href }) => (
        <p key={href}>
          <b>{name}</b>{" "}
          <span className="big-number whole-word">
            <Link href={href}>{display}</Link>
          </span>
        </p>
      ))}
      <p className="small">{clinic.poisonLinesNote}</p>
    </section>
  );
}
