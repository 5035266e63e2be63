type Field = HTMLInputElement | HTMLTextAreaElement;
export type Fields = Iterable<Field>;

/** The fields of the page; React controls none of them. */
export const findFields = (): Fields =>
  document.querySelectorAll<Field>(":is(input, textarea)[id]");

/** The values and ticks of fields, with their ids. */
export const readFields = (fields = findFields()) =>
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

/** Moves focus and selection from a replaced element to the new one with its id. */
export function focusAgain(replaced: Element | null): void {
  if (!replaced?.id || replaced.isConnected) return;
  const { selectionStart, selectionEnd } = replaced as Partial<Field>;
  const field = document.getElementById(replaced.id) as Field | null;
  field?.focus({ preventScroll: true });
  if (typeof selectionStart === "number" && typeof selectionEnd === "number")
    field?.setSelectionRange(selectionStart, selectionEnd);
}
