import { useCallback } from 'react';
import { useShell } from '../shell/ShellContext';
import { unitText } from './unitText';

/** Says what a price is for in the language of the page; a unit nobody translated stays as it is. */
export function useUnitText(): (unit: string) => string {
  const { locale } = useShell();
  return useCallback((unit) => unitText(unit, locale), [locale]);
}
