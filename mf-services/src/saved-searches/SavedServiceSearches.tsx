import { useT } from '@marketplace/section-kit';
import { SavedSearchList } from '@marketplace/section-kit/saved-searches';
import { directoryHref } from '../directory/directoryQuery';
import { useFilterWords } from '../directory/filters/useFilterWords';
import { useTradeLabel } from '../trades/useTradeLabel';
import { fromArguments } from './savedDirectory';
import { savedSearchesMessages } from './savedSearchesMessages';

/** In a panel of the dashboard: the searches of the directory that the account keeps. */
export function SavedServiceSearches() {
  const t = useT(savedSearchesMessages);
  const tradeLabel = useTradeLabel();
  const filterWords = useFilterWords();
  return (
    <SavedSearchList
      scope="services"
      describe={(args) => {
        const query = fromArguments(args);
        const { search, category } = query;
        const words = [search && t('text', { search }), category && tradeLabel(category), ...filterWords(query).map(({ label }) => label)];
        return { name: words.filter(Boolean).join(' · '), href: directoryHref(query) };
      }}
      empty={{ text: t('empty'), href: '/services', link: t('empty.link') }}
    />
  );
}

export { SavedServiceSearches as Component };
