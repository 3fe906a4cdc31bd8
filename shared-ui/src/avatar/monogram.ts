/** @returns up to two upper-case letters: "MR" for "Maple Ridge Realty", "É" for "Émile" */
export function monogram(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toLocaleUpperCase('en-CA');
}
