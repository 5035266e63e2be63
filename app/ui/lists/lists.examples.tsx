import { TermList, TextList } from "./lists.tsx";

export const examples = {
  ticks: <TextList className="tick-list" items={["Weight", "Teeth", "Questions"]} />,
  steps: (
    <TextList ordered className="step-list" items={["Take the first road.", "Take the second."]} />
  ),
  names: <TextList className="name-row" items={["North Main", "West End"]} />,
  terms: (
    <TermList
      items={[
        { term: "Call", children: <a href="tel:+15550100">555-0100</a>, note: "Quickest." },
        { term: "Address", children: "1 Main St" },
      ]}
    />
  ),
};
