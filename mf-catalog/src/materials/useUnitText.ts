import { useT } from '@marketplace/section-kit';
import { useCallback } from 'react';
import { materialMessages } from './materialMessages';

const units = [
  'per board',
  'per set',
  'per sq ft',
  'each',
  'per box',
  'per roll',
  'per gallon',
  'per litre',
  'per bag',
  'per linear ft',
  'per bundle',
  'per sheet',
  'per panel',
] as const;

/** Says what a price is for in the language of the page; a unit nobody translated stays as it is. */
export function useUnitText(): (unit: string) => string {
  const t = useT(materialMessages);
  return useCallback(
    (unit) => {
      const known = units.find((text) => text === unit);
      return known ? t(`unit.${known}`) : unit;
    },
    [t],
  );
}
