import { Money } from "./money.tsx";

const words = {
  heading: "What it costs",
  text: "What can be said before a call.",
  points: [
    { name: "An exam", detail: "A look from nose to tail." },
    { name: "Paying", detail: "At the visit." },
  ],
};

export const examples = {
  "without prices": <Money {...words} />,
  "with prices": (
    <Money
      {...words}
      prices={{
        heading: "Some prices",
        note: "They can change.",
        items: [
          { what: "Exam", price: "$00" },
          { what: "Nail trim", price: "from $00", note: "Cats and dogs." },
        ],
      }}
    />
  ),
};
