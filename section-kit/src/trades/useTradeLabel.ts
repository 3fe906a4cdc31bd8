import { useMemo } from 'react';
import { useLocale } from '../shell/hooks';
import { tradeLabel } from './tradeLabel';

/** What people read for a trade in the page's language. */
export function useTradeLabel(): (trade: string) => string {
  const locale = useLocale();
  return useMemo(() => (trade: string) => tradeLabel(trade, locale), [locale]);
}
