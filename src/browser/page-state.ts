/** What a visitor has done to a page: typed, checked, opened, focused. */
export type PageState = ReturnType<typeof readPage>;

/**
 * Fields and what opens, each by its kind and its place among the alike: somebody else’s field in
 * between is not counted. A property that one of them lacks does no harm.
 */
function findParts(): Map<string, HTMLInputElement> {
  const found = new Map<string, HTMLInputElement>();
  const parts = document.querySelectorAll<HTMLInputElement>("input, textarea, details, [popover]");
  for (const part of parts) {
    let key = `${part.localName} ${part.type} ${part.name}`;
    while (found.has(key)) key += "+";
    found.set(key, part);
  }
  return found;
}

/** Elements with the same text: a link that somebody else has put between them does not count. */
const alike = (name: string, text: string) =>
  Array.from(document.querySelectorAll<HTMLInputElement>(name)).filter(
    ({ textContent }) => textContent === text,
  );

export function readPage() {
  const parts = Array.from(findParts());
  const focused = document.activeElement as HTMLInputElement;
  const { localName: name, selectionStart, selectionEnd } = focused;
  // Without a text, the page as a whole is like none, and nothing gets the focus back.
  const text = focused.matches("body, main") ? "" : focused.textContent;
  const [key = ""] = parts.find(([, part]) => part === focused) ?? [];
  const index = alike(name, text).indexOf(focused);
  return {
    parts: parts.map(([key, part]) => ({
      key,
      value: part.value,
      checked: part.checked,
      isOpen: part.matches("[open], :popover-open"),
    })),
    focus: { key, name, text, index, selectionStart, selectionEnd },
  };
}

/** Gives a page back what a visitor had done to it; React hears of what was typed. */
export function giveBack(state: PageState): void {
  const present = findParts();
  for (const { key, isOpen, ...typed } of state.parts) {
    const part = present.get(key);
    if (part === undefined) continue;
    if (part.popover !== null) {
      if (isOpen && !part.matches(":popover-open")) part.showPopover();
    } else if (part.localName === "details") part.toggleAttribute("open", isOpen);
    else if (part.value !== typed.value || part.checked !== typed.checked) {
      Object.assign(part, typed);
      part.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
  const { key, name, text, index, selectionStart, selectionEnd } = state.focus;
  const focused = present.get(key) ?? alike(name, text)[index];
  focused?.focus({ preventScroll: true });
  if (selectionStart != null) focused?.setSelectionRange(selectionStart, selectionEnd);
}
