/** What a visitor has done to a page: typed, checked, opened, focused. */
export type PageState = ReturnType<typeof readPage>;

/** Fields and what opens. A property that one of them lacks does no harm. */
const parts = () =>
  document.querySelectorAll<HTMLInputElement>("input, textarea, details, [popover]");

/** Elements with the same text: a link that somebody else has put between them does not count. */
const alike = (name: string, text: string) =>
  Array.from(document.querySelectorAll<HTMLInputElement>(name)).filter(
    ({ textContent }) => textContent === text,
  );

export function readPage() {
  const focused = document.activeElement as HTMLInputElement;
  const { localName: name, selectionStart, selectionEnd } = focused;
  // Without a text, the page as a whole is like none, and nothing gets the focus back.
  const text = focused.matches("body, main") ? "" : focused.textContent;
  return {
    parts: Array.from(parts(), (part) => ({
      value: part.value,
      checked: part.checked,
      isOpen: part.matches("[open], :popover-open"),
    })),
    focus: { name, text, index: alike(name, text).indexOf(focused), selectionStart, selectionEnd },
  };
}

/** Gives a page back what a visitor had done to it; React hears of what was typed. */
export function giveBack(state: PageState): void {
  const present = parts();
  for (const [index, { isOpen, ...typed }] of state.parts.entries()) {
    const part = present[index];
    if (part === undefined) break;
    if (part.popover !== null) {
      if (isOpen && !part.matches(":popover-open")) part.showPopover();
    } else if (part.localName === "details") part.toggleAttribute("open", isOpen);
    else if (part.value !== typed.value || part.checked !== typed.checked) {
      Object.assign(part, typed);
      part.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
  const { name, text, index, selectionStart, selectionEnd } = state.focus;
  const focused = alike(name, text)[index];
  focused?.focus({ preventScroll: true });
  if (selectionStart != null) focused?.setSelectionRange(selectionStart, selectionEnd);
}
