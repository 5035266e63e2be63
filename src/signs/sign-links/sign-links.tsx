import { Link } from "../../ui/link/link.tsx";
import { RichParagraph, RichText } from "../../ui/rich-text/rich-text.tsx";
import { plainText } from "../../ui/rich-text/rich-text-data.ts";
import { LevelTag } from "../level-tag/level-tag.tsx";
import type { SignLink } from "./load-sign-links.ts";
import "./sign-links.css";

/** Signs, one in each row: a link to read on, how soon it needs us, and what makes it sooner. */
export function SignLinks({ signs }: { signs: readonly SignLink[] }) {
  return (
    <ul role="list" className="sign-links">
      {signs.map(({ id, places, name, level, href, sooner, notes }, index) => {
        const label = (
          <>
            <span>{name}</span> {level && <LevelTag level={level} />}
            {sooner?.map((line, index) => (
              <b key={index} className="sign-links-sooner">
                {/* No link can be in a link. */}
                {href === undefined ? <RichText text={line} /> : plainText(line)}
              </b>
            ))}
          </>
        );
        return (
          <li
            key={index}
            {...(id && { id, tabIndex: -1 })}
            data-level={level}
            data-places={places?.join(" ")}
          >
            {href === undefined ? (
              <div className="sign-links-name cluster">{label}</div>
            ) : (
              <Link href={href} className="sign-links-name cluster">
                {label}
              </Link>
            )}
            {notes?.map((note, line) => (
              <RichParagraph key={line} text={note} className="text-small" />
            ))}
          </li>
        );
      })}
    </ul>
  );
}
