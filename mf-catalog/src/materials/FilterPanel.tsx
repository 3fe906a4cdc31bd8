import { useT } from '@marketplace/section-kit';
import { Filters } from '@marketplace/section-kit/filters';
import { memo, type ReactNode } from 'react';
import { Checkbox, media, SelectField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { catalogueMessages } from './catalogueMessages';
import { filterMessages } from './filterMessages';
import { countFilters, locations, type CatalogueQuery, type Location } from './catalogueQuery';
import { PriceFilter } from './PriceFilter';

interface FilterPanelProps {
  /** Id of the form that the filters belong to. */
  form: string;
  query: CatalogueQuery;
  /** Brands to choose from. */
  brands: readonly string[];
  /** How many materials there are with them; as long as that is not known, nothing. */
  found: { count: number; number: string } | undefined;
  onChange: (change: Partial<CatalogueQuery>) => void;
  onClear: () => void;
  /** Filters of the page alone, above those of the catalogue. */
  children?: ReactNode;
  /** How many of them are on. */
  extraCount?: number;
}

/* A column of its own where there is room: it stays in view, and scrolls by itself where it is longer than the screen. */
const Column = styled(Filters)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-20);
  align-items: start;
  padding: var(--ui-s-20);
  margin-top: var(--ui-s-12);
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.lg} { grid-template-columns: minmax(0, 1fr); margin-top: 0; }
`;

const InView = styled.div`
  ${media.lg} {
    position: sticky;
    inset-block-start: calc(var(--ui-header-height) + var(--ui-s-16));
    max-height: calc(100vh - var(--ui-header-height) - var(--ui-s-32));
    overflow-y: auto;
    /* The focus ring of what touches the edge is not cut off. */
    padding: var(--ui-s-4);
    margin: calc(-1 * var(--ui-s-4));
  }
`;

/** Price, location, stock, sustainability and brand. */
export const FilterPanel = memo(function FilterPanel({
  form,
  query,
  brands,
  found,
  onChange,
  onClear,
  children,
  extraCount = 0,
}: FilterPanelProps) {
  const t = useT(catalogueMessages);
  const panel = useT(filterMessages);
  // A brand of the address stays selectable while its list is on the way.
  const offered = query.brand && !brands.includes(query.brand) ? [query.brand, ...brands] : brands;
  return (
    <InView>
      <Column form={form} count={countFilters(query) + extraCount} show={found && panel('show', found)} onClear={onClear}>
        {children}
        <PriceFilter form={form} low={query.low} high={query.high} onChange={onChange} />
        <SelectField
          form={form}
          name="location"
          label={panel('location')}
          value={query.location}
          onChange={({ target }) => onChange({ location: target.value as Location | '' })}
          options={[
            { value: '', label: panel('location.all') },
            ...locations.map((code) => ({ value: code, label: t(`location.${code}`) })),
          ]}
        />
        <div>
          <Checkbox
            form={form}
            name="stock"
            value="true"
            label={t('inStock')}
            checked={query.inStock}
            onChange={({ target }) => onChange({ inStock: target.checked })}
          />
          <Checkbox
            form={form}
            name="sustainable"
            value="true"
            label={t('sustainable')}
            checked={query.sustainable}
            onChange={({ target }) => onChange({ sustainable: target.checked })}
          />
        </div>
        <SelectField
          form={form}
          name="brand"
          label={panel('brand')}
          value={query.brand}
          onChange={({ target }) => onChange({ brand: target.value })}
          options={[{ value: '', label: panel('brand.all') }, ...offered.map((brand) => ({ value: brand, label: brand }))]}
        />
      </Column>
    </InView>
  );
});
