import { formatDollars, useLocale, useT } from '@marketplace/section-kit';
import { Button, RemovableChip } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { catalogueMessages } from './catalogueMessages';
import { countFilters, PRICE, type CatalogueQuery } from './catalogueQuery';

/** A filter of the page besides those of the catalogue. */
export interface MoreFilter {
  label: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  more?: readonly MoreFilter[];
  query: CatalogueQuery;
  onChange: (change: Partial<CatalogueQuery>) => void;
  onClear: () => void;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-8);
`;

/** What narrows the catalogue at the moment, each with a button that takes it away. */
export function FilterChips({ query, more = [], onChange, onClear }: FilterChipsProps) {
  const t = useT(catalogueMessages);
  const locale = useLocale();
  if (countFilters(query) === 0 && more.length === 0) return null;
  const money = (value: number) => formatDollars(value, locale);
  const { low, high, location, inStock, sustainable, brand } = query;
  const chips: MoreFilter[] = [];
  const add = (label: string, off: Partial<CatalogueQuery>) => chips.push({ label, onRemove: () => onChange(off) });
  if (low > PRICE.min || high < PRICE.max) {
    add(`${money(low)} – ${money(high)}${high === PRICE.max ? '+' : ''}`, { low: PRICE.min, high: PRICE.max });
  }
  if (location) add(t(`location.${location}`), { location: '' });
  if (inStock) add(t('inStock'), { inStock: false });
  if (sustainable) add(t('sustainable'), { sustainable: false });
  if (brand) add(brand, { brand: '' });
  return (
    <Row role="group" aria-label={t('active')}>
      {[...chips, ...more].map(({ label, onRemove }) => (
        <RemovableChip key={label} onRemove={onRemove} removeLabel={t('remove', { filter: label })}>
          {label}
        </RemovableChip>
      ))}
      <Button variant="ghost" size="sm" onClick={onClear}>
        {t('clear')}
      </Button>
    </Row>
  );
}
