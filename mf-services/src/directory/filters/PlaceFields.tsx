import { useT } from '@marketplace/section-kit';
import { SelectField } from '@marketplace/shared-ui';
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

/** A place, and how far around it. */
export function PlaceFields({ form, filters, unknownPlace, onChange }: PlaceFieldsProps) {
  const t = useT(filterMessages);
  const { choices } = filterQuery.params.radius;
  return (
    <>
      <NearField form={form} near={filters.near} unknown={unknownPlace} onChange={(near) => onChange({ near })} />
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
