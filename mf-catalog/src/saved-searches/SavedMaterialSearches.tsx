import { useT } from '@marketplace/section-kit';
import { SavedSearchList } from '@marketplace/section-kit/saved-searches';
import { catalogueHref } from '../materials/catalogueQuery';
import { useCategoryLabel } from '../materials/useCategoryLabel';
import { useFilterWords } from '../materials/useFilterWords';
import { fromArguments } from './savedCatalogue';
import { savedSearchesMessages } from './savedSearchesMessages';

/** In a panel of the dashboard: the searches of the catalogue that the account keeps. */
export function SavedMaterialSearches() {
  const t = useT(savedSearchesMessages);
  const categoryLabel = useCategoryLabel();
  const filterWords = useFilterWords();
  return (
    <SavedSearchList
      scope="materials"
      describe={(args) => {
        const query = fromArguments(args);
        const { search, category } = query;
        const words = [
          search && t('text', { search }),
          category && categoryLabel(category),
          ...filterWords(query).map(({ label }) => label),
        ];
        return { name: words.filter(Boolean).join(' · '), href: catalogueHref(query) };
      }}
      empty={{ text: t('empty'), href: '/materials', link: t('empty.link') }}
    />
  );
}

export { SavedMaterialSearches as Component };
