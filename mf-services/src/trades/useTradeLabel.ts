import { useLocale } from '@marketplace/section-kit';
import { useMemo } from 'react';
import { tradeLabel } from '@marketplace/supabase/trades';

/** What people read for a trade in the page's language. */
export function useTradeLabel(): (trade: string) => string {
  const locale = useLocale();
  return useMemo(() => (trade: string) => tradeLabel(trade, locale), [locale]);
}
