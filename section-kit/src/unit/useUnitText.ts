import { useLocale } from '@marketplace/section-kit';
import { useCallback } from 'react';
import { unitText } from './unitText';

/** Says what a price is for in the language of the page; a unit nobody translated stays as it is. */
export function useUnitText(): (unit: string) => string {
  const locale = useLocale();
  return useCallback((unit) => unitText(unit, locale), [locale]);
}
