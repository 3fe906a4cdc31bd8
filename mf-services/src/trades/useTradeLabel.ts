import { useLocale, type Locale } from '@marketplace/section-kit';
import { useMemo } from 'react';
import { tradeLabel } from '@marketplace/supabase/trades';

/** What a list of materials is stored as, in the language of who sent it. */
const listNames: Readonly<Record<Locale, string>> = { en: 'Materials list', fr: 'Liste de matériaux' };

/** What people read for a trade, or for a list of materials, in the page's language. */
export function useTradeLabel(): (trade: string) => string {
  const locale = useLocale();
  return useMemo(
    () => (trade: string) => (trade === listNames.en || trade === listNames.fr ? listNames[locale] : tradeLabel(trade, locale)),
    [locale],
  );
}
