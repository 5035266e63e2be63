import { LevelList } from "./level-list.tsx";

export const examples = {
  "three levels, with and without links": (
    <LevelList
      groups={[
        {
          level: "now",
          heading: "Now",
          text: "Call.",
          items: [{ name: "A sign", href: "/about" }],
        },
        {
          level: "today",
          heading: "Today",
          text: "Call today.",
          items: [{ name: "A limp", unless: "Now after a fall." }],
        },
        { level: "visit", heading: "Next visit", text: "Book.", items: [{ name: "A lump" }] },
      ]}
    />
  ),
};
