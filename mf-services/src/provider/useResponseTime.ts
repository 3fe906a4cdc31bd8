import { useLocale } from '@marketplace/section-kit';
import { useMemo } from 'react';

const units: ReadonlyMap<string, string> = new Map([
  ['hour', 'heures'],
  ['day', 'jours'],
]);

/** How soon a provider answers, as the page's language says it; a wording of the provider's own is shown as it is. */
export function useResponseTime(): (text: string) => string {
  const locale = useLocale();
  return useMemo(() => (text: string) => (locale === 'fr' ? inFrench(text) : text), [locale]);
}

function inFrench(text: string): string {
  if (text === 'Same day') return 'Le jour même';
  const [, count, unit] = /^Within (\d+) (hour|day)s?$/.exec(text) ?? [];
  if (count === '1') return unit === 'hour' ? 'En moins d’une heure' : 'En moins d’un jour';
  return count && unit ? `En moins de ${count}\u00a0${units.get(unit)}` : text;
}
