import type { Result } from '../Calculator';
import { checkFit } from './checkFit';

/** What a fit check says. Sizes in metres. */
export function fitResult(space: number, item: number, room: number): Result {
  const { spare, fit } = checkFit(space, item, room);
  return {
    figures: [{ name: 'spare', value: spare, quantity: 'size' }],
    verdict: { name: fit, tone: fit === 'fits' ? 'success' : 'warning' },
  };
}
