import type { ComponentProps } from "react";
import { SiteLink } from "../site-link/site-link.tsx";
import "./action.css";

/** By role: `sun` books (`ink` where the ground is marigold), `teal` calls or sends, `red` calls in an emergency, `line` does the rest, `plain` is a link among buttons. */
type ActionLook = "sun" | "teal" | "ink" | "line" | "red" | "plain";

type Looks = {
  look?: ActionLook | undefined;
  size?: "small" | "huge" | undefined;
  className?: string | undefined;
};

function actionClass({ look = "line", size, className }: Looks): string {
  return ["action", `action-${look}`, size && `action-${size}`, className, "screen-only"]
    .filter(Boolean)
    .join(" ");
}

/** A link that looks like a button. */
export function ActionLink(props: ComponentProps<typeof SiteLink> & Looks) {
  const { look, size, className, ...rest } = props;
  return <SiteLink className={actionClass({ look, size, className })} {...rest} />;
}

export function ActionButton({ look, size, className, ...rest }: ComponentProps<"button"> & Looks) {
  return <button type="button" className={actionClass({ look, size, className })} {...rest} />;
}
