/** Ends the process with words for whoever started it, and no stack. */
export function endWith(message: string): never {
  console.error(message);
  process.exit(1);
}
