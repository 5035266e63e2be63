/* The line format of vCards (RFC 2425, RFC 2426). */

/** Escapes backslashes, semicolons and commas, which separate values, and line breaks. */
export function escapeValue(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** Joins lines with CRLF, folding those of more than 75 octets. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Continuation lines start with a space. Iterates by character, so that none is split. */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > 75) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
