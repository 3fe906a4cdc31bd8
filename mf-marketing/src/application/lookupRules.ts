/** `A-7F3K92QD` however it was typed: without the hyphen, in small letters, with spaces; nothing if it is no such number. */
export function readReference(text: string): string | null {
  const [, characters] = /^A[-–—]?([2-9A-HJ-NP-Z]{8})$/.exec(text.replaceAll(/\s/g, '').toUpperCase()) ?? [];
  return characters ? `A-${characters}` : null;
}
