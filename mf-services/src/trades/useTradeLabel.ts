import { useLocale, type Locale } from '@marketplace/section-kit';
import { useMemo } from 'react';
import { tradeLabel } from '@marketplace/supabase/trades';

/** What a list of materials is stored as, in the language of who sent it. */
const listNames: Readonly<Record<Locale, string>> = { en: 'Materials list', fr: 'Liste de matériaux' };
/** With the number of its lines, as its vendors read it. */
const LIST_NAME = new RegExp(`^(?:${Object.values(listNames).join('|')})( \\(\\d+\\))?$`);

/** What people read for a trade, or for a list of materials, in the page's language. */
export function useTradeLabel(): (trade: string) => string {
  const locale = useLocale();
  return useMemo(
    () => (trade: string) => {
      const list = LIST_NAME.exec(trade);
      return list ? listNames[locale] + (list[1] ?? '') : tradeLabel(trade, locale);
    },
    [locale],
  );
}
