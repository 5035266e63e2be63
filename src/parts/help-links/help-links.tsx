import { useShell } from "../../clinic/shell/shell.tsx";
import { MoreLink } from "../../ui/link/link.tsx";

/** Links to what people ask before they call, for pages that do not answer it themselves. */
export const HelpLinks = () => (
  <p className="row small">
    {useShell().helpLinks.map(({ name, path }) => (
      <MoreLink key={path} href={path} arrow="none">
        {name}
      </MoreLink>
    ))}
  </p>
);
