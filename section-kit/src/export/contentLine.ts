const encoder = new TextEncoder();
/** Bytes of a line without its end. Sources: RFC 5545, section 3.1; RFC 2426, section 2.6. */
const MAX_LINE_BYTES = 75;

/**
 * One line of a calendar or a contact card with its end; what is too long goes on in the next one after a space. A character is never split.
 *
 * @param line with its texts escaped
 */
export function contentLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return `${folded}\r\n`;
}

/**
 * A text as a value of these formats: what has a meaning there loses it, so that no part begins a line or a field of its own. Control
 * characters, which neither knows, are left out.
 */
export function escapeText(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\r\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n');
}
