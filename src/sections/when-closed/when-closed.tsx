import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { useShell } from "../shell/shell.tsx";

/** Where the rule for nights and weekends is. In MDX, `<WhenClosed />` is this sentence. */
export function WhenClosed() {
  const { labels, emergency } = useShell();
  return (
    <>
      {labels.whenClosed}{" "}
      <SiteLink href={`${emergency.path}#after-hours`}>{labels.whereToGo}</SiteLink>.
    </>
  );
}
