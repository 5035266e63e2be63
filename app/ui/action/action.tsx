import type { ComponentProps } from "react";
import { SiteLink } from "../site-link/site-link.tsx";
import "./action.css";

/** By role: `sun` books (`ink` where the ground is marigold), `teal` calls, `red` calls in an emergency, `line` does the rest. */
export type ActionLook = "sun" | "teal" | "ink" | "line" | "red";

type Looks = { look?: ActionLook; size?: "small" | "huge" };

function actionClass({ look = "line", size }: Looks, more = ""): string {
  return ["action", `action-${look}`, size && `action-${size}`, more].filter(Boolean).join(" ");
}

/** A link that looks like a button. */
export function ActionLink({
  look,
  size,
  className,
  ...rest
}: ComponentProps<typeof SiteLink> & Looks) {
  return <SiteLink className={actionClass(pick(look, size), className)} {...rest} />;
}

export function ActionButton({ look, size, className, ...rest }: ComponentProps<"button"> & Looks) {
  return <button type="button" className={actionClass(pick(look, size), className)} {...rest} />;
}

function pick(look: ActionLook | undefined, size: Looks["size"] | undefined): Looks {
  return { ...(look === undefined ? {} : { look }), ...(size === undefined ? {} : { size }) };
}
