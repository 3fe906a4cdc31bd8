/** Marks at the end of a text that name the sources of its figures: `25 years [cmhc, osfi]`. */
const marks = /\s*\[([a-z][\w-]*(?:, [a-z][\w-]*)*)\]$/;

/** @returns a text of a guide without its marks, and the sources they name */
export function readCitations(text: string): { text: string; sources: string[] } {
  const found = marks.exec(text);
  return found ? { text: text.slice(0, found.index), sources: found[1]!.split(', ') } : { text, sources: [] };
}
