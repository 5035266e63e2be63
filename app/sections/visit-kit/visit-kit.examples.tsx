import { VisitKit } from "./visit-kit.tsx";

export const examples = {
  "two parts of a visit": (
    <VisitKit
      heading="The sheet"
      text="Check it off."
      print="Print it"
      stages={[
        { name: "Bring", items: ["The pet", "The papers"] },
        { name: "After", items: ["Write down what is next"] },
      ]}
      blanks={[{ heading: "Questions", columns: ["Question", "Answer"], lines: 2 }]}
      foot="Call (000) 000-0000."
      plans={[
        { heading: "For a cat", steps: [{ when: "Days before", detail: "Set the carrier out." }] },
      ]}
    />
  ),
};
