import { fill } from "../../formatting/fill.ts";
import type { Finder } from "../../site/load-sign-finder.ts";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { ContactAction } from "../contact-links/contact-links.tsx";
import { useShell } from "../shell/shell.tsx";
import { SignLinks } from "../sign-links/sign-links.tsx";
import { findSigns } from "./find-signs.ts";

/** Links to what fits what is typed, each with how soon; screen readers say how many there are. */
export function FoundSigns({ finder, typed }: { finder: Finder; typed: string }) {
  const { emergency } = useShell();
  const { entries, words } = finder;
  const found = findSigns(entries, typed);
  const isFound = found !== undefined && found.length > 0;
  const count = fill(words.found, { count: found?.length ?? 0 });
  return (
    <>
      <div role="status">
        {isFound && (
          <p key={count} className="visually-hidden">
            {count}
          </p>
        )}
        {found?.length === 0 && (
          <div className="sign-finder-none stack">
            <p>{words.none}</p>
            <div className="row">
              <ContactAction to="phone" size="small" />
              <MoreLink href={`${emergency.path}#signs`}>{words.keys}</MoreLink>
            </div>
          </div>
        )}
      </div>
      {isFound && (
        // A list of its own for each text: nothing stays that a browser has translated.
        <SignLinks key={typed} signs={found} />
      )}
    </>
  );
}
