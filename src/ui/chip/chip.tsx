import type { ComponentProps } from "react";
import { SiteLink } from "../site-link/site-link.tsx";
import "./chip.css";

/** A link as a leaf. */
export function ChipLink(props: ComponentProps<typeof SiteLink>) {
  return <SiteLink className="chip" {...props} />;
}

type ChipLinksProps = {
  label: string;
  pages: readonly { name: string; path: string }[];
};

/** Links as leaves, side by side. */
export function ChipLinks({ label, pages }: ChipLinksProps) {
  return (
    <nav aria-label={label}>
      <ul role="list" className="chip-row">
        {pages.map(({ name, path }) => (
          <li key={path}>
            <ChipLink href={path}>{name}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Buttons as leaves, in equal columns: `ChipButton`s. */
export function ChipButtons({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <fieldset className="chip-buttons grid">
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  );
}

/** A button as a leaf, filled while it is pressed. */
export function ChipButton(props: ComponentProps<"button">) {
  return <button type="submit" className="chip" {...props} />;
}
