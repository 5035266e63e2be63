import { ActionButton } from "../action/action.tsx";
import { Scripted } from "../scripted/scripted.tsx";

/**
 * Prints only the element with `data-sheet` that it is in. While printing, that has `data-print`, and
 * src/styles/print.css hides the rest.
 */
export function PrintButton({ children }: { children: React.ReactNode }) {
  return (
    <Scripted canDo={canPrint}>
      <ActionButton
        onClick={({ currentTarget }) => printAlone(currentTarget.closest("[data-sheet]"))}
      >
        {children}
      </ActionButton>
    </Scripted>
  );
}

const canPrint = () => typeof window.print === "function";

/**
 * Prints a part of a page. If the browser silently refuses to print, the next interaction
 * removes `data-print`, so that the next print is of all the page.
 */
function printAlone(sheet: Element | null): void {
  const listeners = new AbortController();
  const finish = () => {
    sheet?.removeAttribute("data-print");
    listeners.abort();
  };
  sheet?.setAttribute("data-print", "");
  for (const event of ["afterprint", "pointerdown", "keydown"]) {
    addEventListener(event, finish, { signal: listeners.signal });
  }
  try {
    window.print();
  } catch {
    finish();
  }
}
