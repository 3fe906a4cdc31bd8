import { formatDollars, useLocale } from '@marketplace/section-kit';
import { formatNumber } from '@marketplace/shared-ui';
import type { DiagramUnit } from './diagramUnits';

/** How the figures of a diagram are written: "$390,000", "24 months", "600". */
export function useFigure(unit: DiagramUnit): (value: number) => string {
  const locale = useLocale();
  if (unit === 'dollars') return (value) => formatDollars(value, locale);
  if (unit === 'points') return (value) => formatNumber(value, locale);
  return (value) => formatNumber(value, locale, { style: 'unit', unit, unitDisplay: 'long' });
}
