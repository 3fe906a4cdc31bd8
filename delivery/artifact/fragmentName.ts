/** What pages and code call a fragment of a section: `services/where` for `where` of `mf-services`. */
export const fragmentName = (section: string, fragment: string): string => `${section.replace('mf-', '')}/${fragment}`;
