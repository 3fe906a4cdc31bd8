/**
 * The sections of a repository: folders `mf-*` that hold a `src/manifest.ts`.
 *
 * @param root folder that holds the packages
 * @returns their names, in the order of the alphabet
 */
export function sectionNames(root: string): string[];
