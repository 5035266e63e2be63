import { NamedList, NameRow, StepList, TickList } from "./lists.tsx";

const named = [
  { name: "First", detail: "What comes first, in a sentence." },
  { name: "Second", detail: "What comes after." },
];

export const examples = {
  ticks: <TickList items={["Weight", "Teeth", "Questions"]} />,
  named: <NamedList items={named} />,
  steps: <StepList items={["Take the first road.", "Take the second."]} />,
  names: <NameRow names={["North Main", "West End"]} />,
};
