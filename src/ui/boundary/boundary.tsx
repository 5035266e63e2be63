import { Suspense, useEffect } from "react";

/** Boundaries that React has yet to take over. */
let left = 0;
let finish: (areAllTaken: true) => void;

/** Resolves once React has taken over all boundaries of the page. */
export const allBoundaries = new Promise<true>((resolve) => {
  finish = resolve;
});

/**
 * A part of a page that React takes over by itself. If somebody else has changed its elements by
 * then, as password managers do, React renders this part anew and leaves the others.
 */
export function Boundary({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    left++;
  }, []);
  return (
    <Suspense>
      {children}
      <End />
    </Suspense>
  );
}

/** Comes last: its effect runs after those of boundaries within this one. */
function End() {
  useEffect(() => {
    if (--left === 0) finish(true);
  }, []);
  return null;
}
