import { ActionButton } from "../action/action.tsx";
import { Scripted } from "../scripted/scripted.tsx";

const canPrint = () => typeof window.print === "function";

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
  const print = () => {
    const root = document.documentElement;
    const finish = () => {
      removeEventListener("afterprint", finish);
      root.removeAttribute("data-print");
    };
    root.setAttribute("data-print", sheet);
    addEventListener("afterprint", finish);
    try {
      window.print();
    } catch {
      finish();
    }
  };
  return (
    <Scripted canDo={canPrint}>
      <ActionButton look="line" onClick={print}>
        {children}
      </ActionButton>
    </Scripted>
  );
}
