import { useT } from '@marketplace/section-kit';
import { Button, EmptyState, LinkButton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { catalogueQuery, type CatalogueQuery } from './catalogueQuery';
import { catalogueMessages } from './catalogueMessages';
import { findBrands } from './findBrands';

interface NothingFoundProps {
  query: CatalogueQuery;
  brands: readonly string[];
  onChange: (change: Partial<CatalogueQuery>) => void;
  onClear: () => void;
}

/** Says that nothing matches, and how to go on. The search does not look at brands, so it proposes the brand that was meant. */
export function NothingFound({ query, brands, onChange, onClear }: NothingFoundProps) {
  const t = useT(catalogueMessages);
  const { search, saved, sort } = query;
  // Narrowed, what is saved may stand elsewhere.
  if (saved && catalogueQuery.toSearch(query) === catalogueQuery.toSearch({ ...catalogueQuery.empty, saved, sort })) {
    return (
      <EmptyState title={t('empty.saved')} text={t('empty.saved.text')} art={art['scene-empty']}>
        <Button variant="outline" onClick={() => onChange({ saved: false })}>
          {t('empty.saved.all')}
        </Button>
      </EmptyState>
    );
  }
  const [brand] = findBrands(brands, search);
  return (
    <EmptyState title={search ? t('empty.search', { search }) : t('empty')} text={t('empty.text')} art={art['scene-empty']}>
      {brand && (
        <Button variant="primary" onClick={() => onChange({ search: '', brand })}>
          {t('empty.brand', { brand })}
        </Button>
      )}
      <Button variant="outline" onClick={onClear}>
        {t('clear')}
      </Button>
    </EmptyState>
  );
}

/** In place of the catalogue where the backend has none. */
export function CatalogueMissing() {
  const t = useT(catalogueMessages);
  return (
    <EmptyState title={t('missing')} text={t('missing.text')} art={art['scene-empty']}>
      <LinkButton href="/categories">{t('missing.categories')}</LinkButton>
    </EmptyState>
  );
}
