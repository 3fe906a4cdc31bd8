import { dayOf } from '@marketplace/section-kit';
import { brand } from '@marketplace/shared-ui/brand';

export type PromoAnswer = 'empty' | 'unknown' | 'early' | 'valid' | 'ended';

/**
 * What to answer to a promo code. Capital letters and spaces around it do not matter.
 *
 * @param code as typed
 * @param now the offer begins and ends with a day in Eastern time
 */
export function promoAnswer(code: string, now: Date): PromoAnswer {
  const typed = code.trim().toUpperCase();
  if (typed === '') return 'empty';
  if (typed !== brand.promo.code) return 'unknown';
  const today = dayOf(now, 'America/Toronto');
  if (today < brand.promo.from) return 'early';
  return today > brand.promo.to ? 'ended' : 'valid';
}
