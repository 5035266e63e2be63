import { TermList } from "./term-list.tsx";

export const examples = {
  "with and without a note": (
    <TermList
      items={[
        { term: "Call", children: <a href="tel:+15550100">555-0100</a>, note: "Quickest." },
        { term: "Address", children: "1 Main St" },
      ]}
    />
  ),
};
