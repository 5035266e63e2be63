import { shell } from "virtual:shell";
import { MoreLink } from "../../ui/link/link.tsx";

/** Links to what people ask before they call, for pages that do not answer it themselves. */
export const HelpLinks = () => (
  <p className="row small">
    {shell.helpLinks.map(({ name, path }) => (
      <MoreLink key={path} href={path} arrow="none">
        {name}
      </MoreLink>
    ))}
  </p>
);
