/* The form that calendar files (RFC 5545) and contact files (RFC 2425, RFC 2426) share. */

/** A backslash before backslash, semicolon and comma, which part values; a line break is `\n`. */
export function escapeValue(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** The lines of a file: each ends in CRLF, and one of more than 75 octets goes on in the next. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** A line that goes on begins with a space. Character by character, so that none is cut in two. */
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
