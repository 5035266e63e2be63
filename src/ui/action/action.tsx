import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import { SiteLink } from "../site-link/site-link.tsx";
import "./action.css";

/** By role: `lead` books, or does what leads; `call` calls or sends, `urgent` calls in an emergency, `line` does the rest, `plain` is a link among buttons. */
type ActionVariant = "lead" | "call" | "line" | "urgent" | "plain";

type Variants = {
  variant?: ActionVariant | undefined;
  size?: "small" | "huge" | undefined;
  className?: string | undefined;
};

function actionClass({ variant = "line", size, className }: Variants): string {
  const sized = size && `action-${size}`;
  return classNames("action screen-only", `action-${variant}`, sized, className);
}

/** A link that looks like a button. */
export function ActionLink(props: ComponentProps<typeof SiteLink> & Variants) {
  const { variant, size, className, ...rest } = props;
  return <SiteLink className={actionClass({ variant, size, className })} {...rest} />;
}

export function ActionButton({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<"button"> & Variants) {
  return <button type="button" className={actionClass({ variant, size, className })} {...rest} />;
}
