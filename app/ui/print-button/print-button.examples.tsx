import { PrintButton } from "./print-button.tsx";

export const examples = {
  "prints the part with data-sheet": (
    <div data-sheet="">
      <PrintButton sheet="example">Print this</PrintButton>
    </div>
  ),
};
