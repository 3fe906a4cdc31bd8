import { useT } from '@marketplace/section-kit';
import { Filters } from '@marketplace/section-kit/filters';
import { memo, type ReactNode } from 'react';
import { Checkbox, media, SelectField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { filterMessages } from './filterMessages';
import {
  choiceNames,
  countFilters,
  filterQuery,
  flagNames,
  type ChoiceName,
  type ChoiceWord,
  type Filters as FilterValues,
} from './filterQuery';
import { NearField } from './NearField';

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
  padding-block-start: var(--ui-s-12);
`;

/* In one line where there is room. */
const OneLine = styled(Filters)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-12);
  align-items: start;
  padding-block: var(--ui-s-12);
  ${media.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.md} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.lg} {
    grid-template-columns: minmax(0, 13fr) minmax(0, 7fr) minmax(0, 9fr) minmax(0, 11fr) minmax(0, 11fr) auto;
    padding-block: var(--ui-s-16) 0;
  }
`;

/** Level with the fields beside it, which have a label above them. */
const Only = styled(Checkbox)`
  ${media.lg} { margin-top: 29px; }
`;

const { empty, params } = filterQuery;
const choicesOf = (name: ChoiceName): readonly (string | number)[] => params[name].choices;

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
      <OneLine
        form={form}
        isUsable={isUsable}
        count={countFilters(filters)}
        show={found && t('show', { ...found })}
        // A place that nobody knows is said beside its field.
        unfolded={unknownPlace}
        onClear={() => onChange(empty)}
        beside={children}
      >
        <NearField form={form} near={filters.near} unknown={unknownPlace} onChange={(near) => onChange({ near })} />
        <SelectField
          form={form}
          name="radius"
          label={t('radius')}
          value={filters.radius}
          disabled={!filters.near}
          onChange={({ target }) => onChange({ radius: Number(target.value) as FilterValues['radius'] })}
          options={params.radius.choices.map((value) => ({ value: String(value), label: t('radius.value', { radius: value }) }))}
        />
        {choiceNames.map((name) => (
          <SelectField
            key={name}
            form={form}
            name={name}
            label={t(name)}
            value={filters[name]}
            onChange={({ target }) => onChange({ [name]: choicesOf(name).find((value) => String(value) === target.value) ?? empty[name] })}
            options={[
              { value: String(empty[name]), label: t(`${name}.any`) },
              ...choicesOf(name).map((value) => ({ value: String(value), label: t(`${name}.${value}` as ChoiceWord) })),
            ]}
          />
        ))}
        {flagNames.map((name) => (
          <Only
            key={name}
            form={form}
            name={name}
            value="true"
            label={t(name)}
            checked={filters[name]}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          />
        ))}
      </OneLine>
    </Room>
  );
});
