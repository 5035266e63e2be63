import { Arriving } from "./arriving.tsx";

const words = {
  heading: "Where to find us.",
  text: "The drawing is not to scale.",
  roads: "Other roads",
  drawing: { viewBox: "0 0 8 7", markup: '<path class="p4" d="M0 0h8v7H0z"/>' },
};

export const examples = {
  "nothing known of the last steps": (
    <Arriving {...words} photos={[]} lastSteps={{ heading: "The last steps", items: [] }} />
  ),
  "two places filled": (
    <Arriving
      {...words}
      photos={[]}
      lastSteps={{
        heading: "The last steps",
        items: [
          { name: "Parking", detail: "Behind the house." },
          { name: "Which door", detail: "The one with the number." },
        ],
      }}
    />
  ),
};
