import { useShell } from "../../shell/shell.tsx";
import { MoreLink } from "../../ui/link/link.tsx";

/** Links to what people ask before they call, from pages that do not say it. */
export const HelpLinks = () => (
  <p className="row small">
    {useShell().helpLinks.map(({ name, path }) => (
      <MoreLink key={path} href={path} arrow="none">
        {name}
      </MoreLink>
    ))}
  </p>
);
