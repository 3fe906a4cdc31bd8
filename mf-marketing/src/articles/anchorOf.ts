/**
 * Name of a place on a page, from the title that stands there.
 *
 * @param title such as "Ce qu’il faut vérifier"
 * @returns lower-case letters and digits without accents, joined by hyphens: "ce-qu-il-faut-verifier"
 */
export function anchorOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
