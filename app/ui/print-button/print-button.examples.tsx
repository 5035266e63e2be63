import { PrintButton } from "./print-button.tsx";

export const examples = {
  "prints the part with data-sheet": (
    <div data-sheet="">
      <PrintButton>Print this</PrintButton>
    </div>
  ),
};
