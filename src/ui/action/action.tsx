import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import { SiteLink } from "../site-link/site-link.tsx";
import "./action.css";

/** By role: `sun` books (`ink` where the ground is marigold), `teal` calls or sends, `red` calls in an emergency, `line` does the rest. */
type ActionLook = "sun" | "teal" | "ink" | "line" | "red";

type Looks = { look?: ActionLook | undefined; size?: "small" | "huge" | undefined };

function actionClass({ look = "line", size }: Looks): string {
  return `action action-${look}${size === undefined ? "" : ` action-${size}`}`;
}

/** A link that looks like a button. */
export function ActionLink({ look, size, ...rest }: ComponentProps<typeof SiteLink> & Looks) {
  return <SiteLink className={actionClass({ look, size })} {...rest} />;
}

export function ActionButton({ look, size, ...rest }: ComponentProps<"button"> & Looks) {
  return <button type="button" className={actionClass({ look, size })} {...rest} />;
}

/** A bold link with an arrow, to read on; within the page, the arrow points down. */
export function MoreLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <SiteLink className="more" href={href}>
      {children}
      <Icon name="arrow" />
    </SiteLink>
  );
}
