const open = '<!-- results: npm run bench:paint -- --write <file> -->';
const close = '<!-- end of results -->';

/**
 * Puts results between the two marks of a document, in the place of those before.
 *
 * @throws Error in one sentence when a mark is missing
 */
export function insertResults(document: string, results: string): string {
  const [from, to] = [document.indexOf(open), document.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`The document has no place for results; write "${open}" and "${close}" where they belong.`);
  return `${document.slice(0, from)}${open}\n\n${results}\n\n${document.slice(to)}`;
}
