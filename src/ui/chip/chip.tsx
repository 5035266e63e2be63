import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import { SiteLink } from "../site-link/site-link.tsx";
import "./chip.css";

/** A link as a leaf. */
export function ChipLink({ className, ...rest }: ComponentProps<typeof SiteLink>) {
  return <SiteLink className={classNames("chip", className)} {...rest} />;
}

/** A button as a leaf, filled while it is pressed. */
export function ChipButton(props: ComponentProps<"button">) {
  return <button type="submit" className="chip" {...props} />;
}
