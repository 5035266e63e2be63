import type { ComponentProps } from "react";
import { SiteLink } from "../site-link/site-link.tsx";
import "./chip.css";

/** A link as a leaf. */
export function ChipLink(props: ComponentProps<typeof SiteLink>) {
  return <SiteLink className="chip" {...props} />;
}

/** A button as a leaf, filled while it is pressed. */
export function ChipButton(props: ComponentProps<"button">) {
  return <button type="submit" className="chip" {...props} />;
}
