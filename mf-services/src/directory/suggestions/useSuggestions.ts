import { cleanText, useDb, useLocale, useT } from '@marketplace/section-kit';
import { useQueryClient } from '@marketplace/section-kit/query';
import { useMemo } from 'react';
import type { FindSuggestions, Suggestion } from '@marketplace/shared-ui';
import { useTradeLabel } from '../../trades/useTradeLabel';
import { directoryHref } from '../directoryQuery';
import { directoryMessages } from '../messages';
import { canFilterKey } from '../../provider/canFilter';
import { readSuggestions, type ServiceSuggestion } from './readSuggestions';

/** Proposals under the search field, each leading to its own place. None where the backend has no search of its own. */
export function useSuggestions(): FindSuggestions {
  const t = useT(directoryMessages);
  const db = useDb();
  const client = useQueryClient();
  const locale = useLocale();
  const tradeLabel = useTradeLabel();
  return useMemo(() => {
    const describe = (found: ServiceSuggestion): Suggestion => {
      if (found.kind === 'company') {
        const hint = [tradeLabel(found.category), found.location].filter(Boolean).join(', ');
        return { value: found.value, hint, group: t('suggest.companies'), href: `/services/${encodeURIComponent(found.id)}` };
      }
      const hint = found.n === undefined ? undefined : t('suggest.count', { count: found.n });
      if (found.kind === 'city')
        return { value: found.value, hint, group: t('suggest.places'), href: directoryHref({ near: found.value }) };
      const trade = tradeLabel(found.value);
      const { value: category, near = '' } = found;
      const value = near ? t('suggest.tradeNear', { trade, place: near }) : trade;
      return { value, hint, group: t('suggest.trades'), href: directoryHref({ category, near }) };
    };
    const order: readonly (string | undefined)[] = [t('suggest.trades'), t('suggest.companies'), t('suggest.places')];
    return async (text) => {
      const asked = cleanText(text);
      if (!asked || client.getQueryData(canFilterKey) === false) return [];
      const found = await client.fetchQuery({
        queryKey: ['services', 'suggestions', locale, asked],
        queryFn: () => readSuggestions(db, asked, locale),
        staleTime: 60_000,
      });
      return found.map(describe).sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group));
    };
  }, [t, db, client, locale, tradeLabel]);
}
