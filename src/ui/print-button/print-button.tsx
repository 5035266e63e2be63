import { ActionButton } from "../action/action.tsx";
import { Scripted } from "../scripted/scripted.tsx";

/**
 * Prints only the element with `data-sheet`. While printing, `data-print` is set on the root
 * element, and src/styles/print.css hides the rest.
 */
export function PrintButton({ children }: { children: React.ReactNode }) {
  return (
    <Scripted canDo={canPrint}>
      <ActionButton onClick={printAlone}>{children}</ActionButton>
    </Scripted>
  );
}

export const canPrint = () => typeof window.print === "function";

/**
 * Prints the sheet of a page. If the browser silently refuses to print, the next interaction
 * removes `data-print`, so that the next print is of all the page.
 */
export function printAlone(): void {
  const root = document.documentElement;
  const listeners = new AbortController();
  const finish = () => {
    root.removeAttribute("data-print");
    listeners.abort();
  };
  root.setAttribute("data-print", "");
  for (const event of ["afterprint", "pointerdown", "keydown"]) {
    addEventListener(event, finish, { signal: listeners.signal });
  }
  try {
    window.print();
  } catch {
    finish();
  }
}
