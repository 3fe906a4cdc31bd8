import { useT } from '@marketplace/section-kit';
import { memo, useId, useState, type ReactNode } from 'react';
import { Button, Checkbox, media, NeedsScript, SelectField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { catalogueMessages } from './catalogueMessages';
import { countFilters, locations, type CatalogueQuery, type Location } from './catalogueQuery';
import { PriceFilter } from './PriceFilter';

interface FilterPanelProps {
  /** Id of the form that the filters belong to. */
  form: string;
  query: CatalogueQuery;
  /** Brands to choose from. */
  brands: readonly string[];
  onChange: (change: Partial<CatalogueQuery>) => void;
  /** Filters of the page alone, above those of the catalogue. */
  children?: ReactNode;
  /** How many of them are on. */
  extraCount?: number;
}

const Toggle = styled(Button)`
  justify-self: start;
  ${media.lg} { display: none; }
  @media (scripting: none) { display: none; }
`;

/* Folded away on small screens until it is asked for; a column of its own where there is room. */
const Fields = styled.div<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-20);
  align-items: start;
  padding: var(--ui-s-20);
  margin-top: var(--ui-s-12);
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  /* Nothing could unfold them. */
  @media (scripting: none) { display: grid; }
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin-top: 0;
  }
`;

/** Price, location, stock, sustainability and brand. */
export const FilterPanel = memo(function FilterPanel({ form, query, brands, onChange, children, extraCount = 0 }: FilterPanelProps) {
  const t = useT(catalogueMessages);
  const id = useId();
  const [open, setOpen] = useState(false);
  const count = countFilters(query) + extraCount;
  // A brand of the address stays selectable while its list is on the way.
  const offered = query.brand && !brands.includes(query.brand) ? [query.brand, ...brands] : brands;
  return (
    <div>
      <Toggle variant="outline" icon="SlidersHorizontal" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {count > 0 ? t('filters.count', { count }) : t('filters')}
      </Toggle>
      <Fields id={id} $open={open} role="group" aria-label={t('filters')}>
        {children}
        <PriceFilter form={form} low={query.low} high={query.high} onChange={onChange} />
        <SelectField
          form={form}
          name="location"
          label={t('location')}
          value={query.location}
          onChange={({ target }) => onChange({ location: target.value as Location | '' })}
          options={[{ value: '', label: t('location.all') }, ...locations.map((code) => ({ value: code, label: t(`location.${code}`) }))]}
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
          label={t('brand')}
          value={query.brand}
          onChange={({ target }) => onChange({ brand: target.value })}
          options={[{ value: '', label: t('brand.all') }, ...offered.map((brand) => ({ value: brand, label: brand }))]}
        />
        <NeedsScript>
          <Button type="submit" form={form} block>
            {t('show')}
          </Button>
        </NeedsScript>
      </Fields>
    </div>
  );
});
