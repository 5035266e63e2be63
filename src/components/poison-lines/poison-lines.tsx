import { shell } from "virtual:shell";
import { Link } from "../../ui/link/link.tsx";
import "./poison-lines.css";

/** Both poison hotlines as phone links, always together. Paragraphs, because reading modes keep those. */
export const PoisonLines = () => (
  <section className="poison-lines grid">
    {shell.clinic.poisonLines.map(({ name, display, href }) => (
      <p key={href}>
        <b>{name}</b>{" "}
        <span className="phone-number nowrap">
          <Link href={href}>{display}</Link>
        </span>
      </p>
    ))}
    <p className="text-small full-row">{shell.clinic.poisonLinesNote}</p>
  </section>
);
