/**
 * Places numbers along a line.
 *
 * @param from the number at the beginning, and the one at the end
 * @param to where these two are placed
 * @returns the place of a number; the middle of the line when both are the same number
 */
export function linear([first, last]: readonly [number, number], [start, end]: readonly [number, number]): (value: number) => number {
  const share = (value: number) => (first === last ? 0.5 : (value - first) / (last - first));
  return (value) => start + share(value) * (end - start);
}
