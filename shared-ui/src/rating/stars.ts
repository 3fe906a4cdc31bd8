type Star = 'full' | 'half' | 'empty';

/**
 * @param value rating from 0 to 5; anything outside is clamped
 * @returns five stars, rounded to the nearest half
 */
export function stars(value: number): Star[] {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2);
  return Array.from({ length: 5 }, (_, index) => {
    const left = halves - index * 2;
    return left >= 2 ? 'full' : left === 1 ? 'half' : 'empty';
  });
}
