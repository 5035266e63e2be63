type Field = HTMLInputElement | HTMLTextAreaElement;
export type Fields = Iterable<Field>;

/** The fields of the page; React controls none of them. */
export const findFields = (): Fields =>
  document.querySelectorAll<Field>(":is(input, textarea)[id]");

/** What is typed and ticked, by the ids of fields. */
export const readFields = (fields = findFields()) =>
  Array.from(fields, (field) => {
    return { id: field.id, value: field.value, checked: "checked" in field && field.checked };
  });

/** Types and ticks that in the fields that now have these ids. */
export function fillFields(entries: ReturnType<typeof readFields>): void {
  for (const { id, ...entry } of entries) {
    const field = document.getElementById(id);
    if (field === null) continue;
    Object.assign(field, entry);
    // The field for signs lists what it finds.
    if (entry.value !== "") field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Moves the focus to what has the id of an element that was replaced, and what is selected there. */
export function focusAgain(replaced: Element | null): void {
  if (!replaced?.id || replaced.isConnected) return;
  const { selectionStart, selectionEnd } = replaced as Partial<Field>;
  const field = document.getElementById(replaced.id) as Field | null;
  field?.focus({ preventScroll: true });
  if (typeof selectionStart === "number" && typeof selectionEnd === "number")
    field?.setSelectionRange(selectionStart, selectionEnd);
}
