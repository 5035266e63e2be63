export const canPrint = () => typeof window.print === "function";

/**
 * Prints a part of the page without what is around it: for as long as the print takes, a mark on the
 * root element says which, for style sheets to go by. Where a browser refuses to print and tells
 * nobody, the mark goes at the next touch, so that the next print is of the page again.
 * @param mark name of the attribute
 */
export function printAlone(mark: string, value = ""): void {
  const root = document.documentElement;
  const over = new AbortController();
  const finish = () => {
    root.removeAttribute(mark);
    over.abort();
  };
  root.setAttribute(mark, value);
  for (const sign of ["afterprint", "pointerdown", "keydown"]) {
    addEventListener(sign, finish, { signal: over.signal });
  }
  try {
    window.print();
  } catch {
    finish();
  }
}
