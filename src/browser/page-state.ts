type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields of the page; React controls none of them. */
const findFields = () => document.querySelectorAll<Field>(":is(input, textarea)[id]");

/** The values and ticks of fields, with their ids. */
export const readFields = (fields: Iterable<Field> = findFields()) =>
  Array.from(fields, (field) => {
    return { id: field.id, value: field.value, checked: "checked" in field && field.checked };
  });

/** Restores the saved values in the fields that now have these ids. */
export function fillFields(entries: ReturnType<typeof readFields>): void {
  for (const { id, ...entry } of entries) {
    const field = document.getElementById(id);
    if (field === null) continue;
    Object.assign(field, entry);
    // Makes the sign finder list its results again.
    if (entry.value !== "") field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/**
 * Notes the state of the page's elements before others replace them: what is typed, ticked and open.
 * @returns a function that gives the new elements this state, and the focus, popover and target. Call it
 * once they are in the document, with what `findActive` found before.
 */
export function holdState(): (active: ReturnType<typeof findActive>) => void {
  const fields = findFields();
  const disclosures = findDisclosures();
  return ({ focused, popover }) => {
    fillFields(readFields(fields));
    setDisclosures(readDisclosures(disclosures));
    // Before the focus, because this moves it, too.
    if (location.hash !== "" && document.querySelector(":target") === null) targetAgain(scrollY);
    if (focused && !focused.isConnected) focusAgain(focused);
    if (popover && !popover.isConnected) document.getElementById(popover.id)?.showPopover();
  };
}

/** What has the focus, and the open popover. Elements lose both when they leave the document. */
export const findActive = () => ({
  focused: document.activeElement,
  popover: document.querySelector(":popover-open"),
});

const findDisclosures = () => document.querySelectorAll<HTMLDetailsElement>(".disclosure");

/** Which disclosures are open, in the order of the page. */
export const readDisclosures = (disclosures: Iterable<HTMLDetailsElement> = findDisclosures()) =>
  Array.from(disclosures, ({ open }) => open);

export function setDisclosures(open: readonly boolean[]): void {
  for (const [index, disclosure] of findDisclosures().entries())
    disclosure.open = open[index] === true;
}

/** Moves focus and selection from a replaced element to the new one with its id. */
function focusAgain(replaced: Element): void {
  const { selectionStart, selectionEnd } = replaced as Partial<Field>;
  const field = document.getElementById(replaced.id) as Field | null;
  field?.focus({ preventScroll: true });
  if (typeof selectionStart === "number" && typeof selectionEnd === "number")
    field?.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Goes to the part that the address names, without a jump: an element is `:target` only once the
 * browser has gone there itself.
 */
export function targetAgain(top: number): void {
  location.replace(location.href);
  scrollTo({ top, behavior: "instant" });
}
