import { useT } from '@marketplace/section-kit';
import { Filters } from '@marketplace/section-kit/filters';
import { memo, type ReactNode } from 'react';
import { Checkbox, media, SelectField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { filterMessages } from './filterMessages';
import { choiceNames, choose, countFilters, filterQuery, flagNames, optionsOf, type Filters as FilterValues } from './filterQuery';
import { Pills } from './Pills';
import { PlaceFields } from './PlaceFields';

interface Found {
  count: number;
  /** The number as it is said, such as "1,250" or "1,000+". */
  matched: string;
}

interface FilterPanelProps {
  /** Id of the form that the filters belong to. */
  form: string;
  /** Whether there is anything to filter by; else only what stands beside the button is shown. */
  isUsable: boolean;
  filters: FilterValues;
  /** The place of the filters is known to nobody. */
  unknownPlace: boolean;
  /** How many companies there are with them; as long as that is not known, nothing. */
  found: Found | undefined;
  onChange: (change: Partial<FilterValues>) => void;
  /** Stands beside the button that opens the filters. The same element as long as it says the same. */
  children: ReactNode;
}

const Room = styled.div`
  ${media.lg} { padding-block-start: var(--ui-s-12); }
`;

/* In the page of those without script, and of a phone that could not open them. */
const InPage = styled(Filters)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-12);
  align-items: start;
  padding-block: var(--ui-s-12);
  ${media.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.md} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

/** Place and its radius, then every other filter there is. Skipped while somebody types above it. */
export const FilterPanel = memo(function FilterPanel({
  form,
  isUsable,
  filters,
  unknownPlace,
  found,
  onChange,
  children,
}: FilterPanelProps) {
  const t = useT(filterMessages);
  return (
    <Room>
      <InPage
        form={form}
        isUsable={isUsable}
        count={countFilters(filters)}
        show={found && t('show', { ...found })}
        // A place that nobody knows is said beside its field.
        unfolded={unknownPlace}
        onClear={() => onChange(filterQuery.empty)}
        beside={children}
        wide={<Pills filters={filters} unknownPlace={unknownPlace} onChange={onChange} />}
      >
        <PlaceFields form={form} filters={filters} unknownPlace={unknownPlace} onChange={onChange} />
        {choiceNames.map((name) => (
          <SelectField
            key={name}
            form={form}
            name={name}
            label={t(name)}
            value={filters[name]}
            onChange={({ target }) => onChange(choose(name, target.value))}
            options={optionsOf(name).map(({ value, word }) => ({ value, label: t(word) }))}
          />
        ))}
        {flagNames.map((name) => (
          <Checkbox
            key={name}
            form={form}
            name={name}
            value="true"
            label={t(name)}
            checked={filters[name]}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          />
        ))}
      </InPage>
    </Room>
  );
});
