/** A field, of which React controls none, or a disclosure. */
type Control = HTMLElement & Pick<Partial<HTMLInputElement & HTMLDetailsElement>, StateOf>;
type StateOf = "value" | "checked" | "open";

const findControls = () => document.querySelectorAll<Control>("input, textarea, .disclosure");

/** What is typed, ticked and open, in the order of the page. */
export const readControls = (controls: Iterable<Control> = findControls()) =>
  Array.from(controls, ({ value, checked, open }) => ({ value, checked, open }));

/** Gives the controls that the page now has the state of those that it had. */
export function setControls(states: ReturnType<typeof readControls>): void {
  for (const [index, control] of findControls().entries()) {
    Object.assign(control, states[index]);
    // Makes the search list its results again.
    if (control.value) control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/**
 * Notes the controls of the page, its focus and its open popover before others replace them.
 * @returns a function that gives the new ones what the old had. Call it once they are in the document.
 */
export function snapshotControls(): () => void {
  const controls = Array.from<Element>(findControls());
  const focused = document.activeElement;
  const popover = document.querySelector(":popover-open");
  return () => {
    setControls(readControls(controls as Control[]));
    // A new document element lacks the hour (before-paint.ts).
    dispatchEvent(new Event("pageshow"));
    // Before the focus, because this moves it, too.
    if (location.hash !== "" && document.querySelector(":target") === null) restoreTarget(scrollY);
    if (focused && !focused.isConnected) {
      const { selectionStart: start, selectionEnd: end }: Partial<HTMLInputElement> = focused;
      const control: Partial<HTMLInputElement> = findControls()[controls.indexOf(focused)] ?? {};
      control.focus?.({ preventScroll: true });
      if (typeof start === "number" && typeof end === "number")
        control.setSelectionRange?.(start, end);
    }
    if (popover && !popover.isConnected) document.getElementById(popover.id)?.showPopover();
  };
}

/**
 * Goes to the part that the address names, without a jump: an element is `:target` only once the
 * browser has gone there itself.
 */
export function restoreTarget(top: number): void {
  location.replace(location.href);
  scrollTo({ top, behavior: "instant" });
}
