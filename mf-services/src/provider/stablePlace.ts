/** @returns a place below `count`, always the same for a text */
export const stablePlace = (text: string, count: number): number =>
  [...text].reduce((total, letter) => total + letter.codePointAt(0)!, 0) % count;
