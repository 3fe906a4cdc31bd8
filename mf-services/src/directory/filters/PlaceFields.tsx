import { useDeviceStore, useT } from '@marketplace/section-kit';
import { FilterChip, SelectField } from '@marketplace/shared-ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { usePlaceName } from '../../place/placeName';
import { rememberedPlace } from '../../place/rememberedPlace';
import { filterMessages } from './filterMessages';
import { filterQuery, type Filters } from './filterQuery';
import { NearField } from './NearField';

interface PlaceFieldsProps {
  /** Id of the form that the fields belong to. */
  form: string;
  filters: Filters;
  /** The place of the filters is known to nobody. */
  unknownPlace: boolean;
  onChange: (change: Partial<Filters>) => void;
}

const Where = styled.div`
  display: grid;
  gap: var(--ui-s-8);
  & > button { justify-self: start; }
`;

/** A place, and how far around it. Where somebody looked around last is one press away. */
export function PlaceFields({ form, filters, unknownPlace, onChange }: PlaceFieldsProps) {
  const t = useT(filterMessages);
  const placeName = usePlaceName();
  const last = useDeviceStore(rememberedPlace);
  const { choices } = filterQuery.params.radius;
  const lookAgain = ({ currentTarget }: MouseEvent) => {
    // The button goes away: its place is in the field above it then.
    currentTarget.parentElement?.querySelector('input')?.focus();
    onChange({ near: last });
  };
  return (
    <>
      <Where>
        <NearField form={form} near={filters.near} unknown={unknownPlace} onChange={(near) => onChange({ near })} />
        {last && !filters.near && (
          <FilterChip selected={false} onClick={lookAgain}>
            {t('near.again', { place: placeName(last) })}
          </FilterChip>
        )}
      </Where>
      <SelectField
        form={form}
        name="radius"
        label={t('radius')}
        value={filters.radius}
        disabled={!filters.near}
        onChange={({ target }) => onChange({ radius: Number(target.value) as Filters['radius'] })}
        options={choices.map((value) => ({ value: String(value), label: t('radius.value', { radius: value }) }))}
      />
    </>
  );
}
