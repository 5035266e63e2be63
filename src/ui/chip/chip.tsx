import type { ComponentProps } from "react";
import { LinkList, SiteLink } from "../site-link/site-link.tsx";
import "./chip.css";

/** A link as a leaf. */
export function ChipLink(props: ComponentProps<typeof SiteLink>) {
  return <SiteLink className="chip" {...props} />;
}

type ChipLinksProps = {
  label: string;
  pages: ComponentProps<typeof LinkList>["pages"];
};

/** Links as leaves, side by side. */
export function ChipLinks({ label, pages }: ChipLinksProps) {
  return (
    <nav className="chip-row" aria-label={label}>
      <LinkList pages={pages} />
    </nav>
  );
}

/** Buttons as leaves, side by side: `ChipButton`s. */
export function ChipButtons({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <fieldset className="chip-row">
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  );
}

/** Filled while it is pressed. */
export function ChipButton(props: ComponentProps<"button">) {
  return <button type="submit" {...props} />;
}
