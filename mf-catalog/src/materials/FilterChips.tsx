import { useLocale, useT } from 'section-kit';
import { Button, formatNumber, RemovableChip } from 'shared-ui';
import styled from 'styled-components';
import { countFilters, emptyQuery, PRICE, type CatalogueQuery } from './catalogueAddress';
import { catalogueMessages } from './catalogueMessages';

interface FilterChipsProps {
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
export function FilterChips({ query, onChange, onClear }: FilterChipsProps) {
  const t = useT(catalogueMessages);
  const locale = useLocale();
  if (countFilters(query) === 0) return null;
  const money = (value: number) => formatNumber(value, locale, { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });
  const { low, high, location, inStock, sustainable, brand } = query;
  const chips: [label: string, off: Partial<CatalogueQuery>][] = [];
  if (low > PRICE.min || high < PRICE.max) {
    chips.push([`${money(low)} – ${money(high)}${high === PRICE.max ? '+' : ''}`, { low: emptyQuery.low, high: emptyQuery.high }]);
  }
  if (location) chips.push([t(`location.${location}`), { location: '' }]);
  if (inStock) chips.push([t('inStock'), { inStock: false }]);
  if (sustainable) chips.push([t('sustainable'), { sustainable: false }]);
  if (brand) chips.push([brand, { brand: '' }]);
  return (
    <Row role="group" aria-label={t('active')}>
      {chips.map(([label, off]) => (
        <RemovableChip key={label} onRemove={() => onChange(off)} removeLabel={t('remove', { filter: label })}>
          {label}
        </RemovableChip>
      ))}
      <Button variant="ghost" size="sm" onClick={onClear}>
        {t('clear')}
      </Button>
    </Row>
  );
}
