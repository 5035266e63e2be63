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
 * Moves what hangs on elements to those that take their place: what is typed, ticked and opened, the
 * focus, and which part the address names.
 * @returns what to call once they are in the document, with what was active until then
 */
export function holdState(): (active: ReturnType<typeof findActive>) => void {
  const fields = findFields();
  const folds = findFolds();
  return ({ focused, popover }) => {
    fillFields(readFields(fields));
    setFolds(readFolds(folds));
    // First, because going to that part moves the focus, too.
    if (location.hash !== "" && document.querySelector(":target") === null) targetAgain(scrollY);
    if (focused && !focused.isConnected) focusAgain(focused);
    if (popover && !popover.isConnected) document.getElementById(popover.id)?.showPopover();
  };
}

/** An element that leaves the document has neither focus nor an open popover any more. */
export const findActive = () => ({
  focused: document.activeElement,
  popover: document.querySelector(":popover-open"),
});

const findFolds = () => document.querySelectorAll<HTMLDetailsElement>(".fold");

/** Which folds are open, in the order of the page. */
export const readFolds = (folds: Iterable<HTMLDetailsElement> = findFolds()) =>
  Array.from(folds, ({ open }) => open);

export function setFolds(open: readonly boolean[]): void {
  for (const [index, fold] of findFolds().entries()) fold.open = open[index] === true;
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
