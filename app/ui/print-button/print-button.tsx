import { ActionButton } from "../action/action.tsx";
import { Scripted } from "../scripted/scripted.tsx";
import { canPrint, printAlone } from "./print-alone.ts";

/**
 * A button that prints one part of the page: the one that has `data-sheet`. While the browser
 * prints, `data-print` on the root element says so, and app/styles/modes.css hides the rest.
 */
export function PrintButton({
  sheet,
  children,
}: {
  /** Names what is printed, such as `first-visit`; a style sheet may ask for it. */
  sheet: string;
  children: React.ReactNode;
}) {
  return (
    <Scripted canDo={canPrint}>
      <ActionButton look="line" onClick={() => printAlone("data-print", sheet)}>
        {children}
      </ActionButton>
    </Scripted>
  );
}
