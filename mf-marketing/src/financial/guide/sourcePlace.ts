/** @returns the id on the page of a source in the list of them */
export const sourcePlace = (id: string): string => `source-${id}`;
