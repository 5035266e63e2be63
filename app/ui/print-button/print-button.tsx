import { ActionButton } from "../action/action.tsx";
import { Scripted } from "../scripted/scripted.tsx";
import { canPrint, printAlone } from "./print-alone.ts";

/**
 * Prints only the element with `data-sheet`. While printing, `data-print` is set on the root
 * element, and app/styles/modes.css hides the rest.
 */
export function PrintButton({ children }: { children: React.ReactNode }) {
  return (
    <Scripted canDo={canPrint}>
      <ActionButton onClick={() => printAlone("data-print")}>{children}</ActionButton>
    </Scripted>
  );
}
