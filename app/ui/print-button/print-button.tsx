import { ActionButton } from "../action/action.tsx";
import { Scripted } from "../scripted/scripted.tsx";

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

export const canPrint = () => typeof window.print === "function";

/**
 * Prints part of a page: sets an attribute on the root element for style sheets while printing. If
 * the browser silently refuses to print, the next interaction removes it, so that the next print is
 * of the whole page.
 * @param mark name of the attribute
 */
export function printAlone(mark: string): void {
  const root = document.documentElement;
  const over = new AbortController();
  const finish = () => {
    root.removeAttribute(mark);
    over.abort();
  };
  root.setAttribute(mark, "");
  for (const sign of ["afterprint", "pointerdown", "keydown"]) {
    addEventListener(sign, finish, { signal: over.signal });
  }
  try {
    window.print();
  } catch {
    finish();
  }
}
