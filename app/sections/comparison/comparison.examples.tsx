import { Comparison } from "./comparison.tsx";

export const examples = {
  "two kinds, one row": (
    <>
      <h2 id="example-comparison">Two kinds</h2>
      <Comparison
        labelledBy="example-comparison"
        oursLabel="Small"
        othersLabel="Large"
        rows={[{ aspect: "Hours", ours: "Fewer.", others: "Often longer." }]}
      />
    </>
  ),
};
