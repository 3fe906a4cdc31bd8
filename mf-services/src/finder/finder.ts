import { translator, type Find, type Found } from '@marketplace/section-kit';
import { formatNumber } from '@marketplace/shared-ui';
import { tradeLabel } from '@marketplace/supabase/trades';
import { directoryHref } from '../directory/directoryQuery';
import { placeName } from '../place/placeName';
import { rememberedPlace } from '../place/rememberedPlace';
import { finderMessages } from './finderMessages';
import { readSuggestions, type ServiceSuggestion } from './readSuggestions';

/**
 * Trades and places with the number of their companies, a trade at a place, and companies. The likeliest trade also where somebody
 * looked around last.
 */
export const find: Find = async (text, { db, locale }) => {
  const t = translator(locale, finderMessages);
  const counted = (count?: number) => (count === undefined ? undefined : t('companies', { count, number: formatNumber(count, locale) }));
  const groups = {
    trades: { group: t('group.trades'), rank: 10 },
    companies: { group: t('group.companies'), rank: 20 },
    places: { group: t('group.places'), rank: 40 },
  };
  const place = rememberedPlace.read();
  const describe = (found: ServiceSuggestion): Found => {
    if (found.kind === 'company') {
      const hint = [tradeLabel(found.category, locale), placeName(found.location, locale)].filter(Boolean).join(', ');
      return { ...groups.companies, value: found.value, hint, href: `/services/${encodeURIComponent(found.id)}` };
    }
    const hint = counted(found.n);
    if (found.kind === 'city')
      return { ...groups.places, value: placeName(found.value, locale), hint, href: directoryHref({ near: found.value }) };
    const { value: category, near = '' } = found;
    const trade = tradeLabel(category, locale);
    const value = near ? t('near', { trade, place: placeName(near, locale) }) : trade;
    return { ...groups.trades, value, hint, href: directoryHref({ category, near }) };
  };
  return (await readSuggestions(db, text, locale)).flatMap((found, index): Found[] =>
    index === 0 && place && found.kind === 'trade' && !found.near
      ? [describe(found), describe({ kind: 'trade', value: found.value, near: place })]
      : [describe(found)],
  );
};
