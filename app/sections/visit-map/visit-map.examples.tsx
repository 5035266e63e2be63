import { VisitMap } from "./visit-map.tsx";

export const examples = {
  "the drawing, until the live map is asked for": (
    <VisitMap
      drawing={{ viewBox: "0 0 8 7", markup: '<path fill="var(--p4)" d="M0 0h8v7H0z"/>' }}
    />
  ),
};
