import { NamedList, TextList } from "./lists.tsx";

const named = [
  { name: "First", detail: "What comes first, in a sentence." },
  { name: "Second", detail: "What comes after." },
];

export const examples = {
  ticks: <TextList className="tick-list" items={["Weight", "Teeth", "Questions"]} />,
  named: <NamedList items={named} />,
  steps: (
    <TextList ordered className="step-list" items={["Take the first road.", "Take the second."]} />
  ),
  names: <TextList className="name-row" items={["North Main", "West End"]} />,
};
