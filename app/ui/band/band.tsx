import { type ComponentProps, createContext, use, useDeferredValue } from "react";
import "./band.css";

/** The paper a band is made of. */
export type Ground = "paper" | "stock" | "mist" | "teal" | "deep" | "sun";

type BandProps = ComponentProps<"section"> & {
  ground?: Ground | undefined;
  /** Mirrors the hill line at its top, so that neighbours differ. */
  flip?: boolean;
};

/** Whether new bands are first painted empty, so that what stands above them is seen sooner. */
export const BandsWait = createContext(false);

/** For what stands in a band: false for the first paint where new bands wait, and then true. */
export function useIsDue(): boolean {
  return useDeferredValue(true, use(BandsWait) ? false : undefined);
}

/** A full-width part of a page. It starts with a hill line in its own colour. */
export function Band({
  ground = "paper",
  flip = false,
  className = "",
  children,
  ...rest
}: BandProps) {
  const isDue = useIsDue();
  return (
    <section
      className={`band ridge ground-${ground}${flip ? " band-flip" : ""} ${className}`.trim()}
      {...rest}
    >
      <div className="wrap">{isDue && children}</div>
    </section>
  );
}
