import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { useShell } from "../shell/shell.tsx";
import "./poison-lines.css";

/** Both poison lines, always together, as phone links. */
export function PoisonLines() {
  const { clinic } = useShell();
  return (
    <div className="poison-lines">
      <dl className="row">
        {clinic.poisonLines.map(({ name, display, href }) => (
          <div key={href}>
            <dt>{name}</dt>
            <dd className="big-number">
              <SiteLink href={href}>{display}</SiteLink>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small">{clinic.poisonLinesNote}</p>
    </div>
  );
}
