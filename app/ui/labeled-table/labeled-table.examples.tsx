import { LabeledTable } from "./labeled-table.tsx";

export const examples = {
  "rows with labels on phones": (
    <>
      <h3 id="causes">What points to what</h3>
      <LabeledTable
        labelledBy="causes"
        columns={["Question", "Pollen", "Fleas"]}
        rows={[{ key: "when", heading: "When is it worse?", cells: ["In spring", "In any month"] }]}
      />
    </>
  ),
};
