import { NamedList } from "./named-list.tsx";

const items = [
  { name: "First", detail: "What comes first, in a sentence." },
  { name: "Second", detail: "What comes after." },
];

export const examples = { named: <NamedList items={items} /> };
