import { useT } from '@marketplace/section-kit';
import { memo, useId, useState, type ReactNode } from 'react';
import { Button, Checkbox, media, NeedsScript, SelectField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { filterMessages } from './filterMessages';
import { choiceNames, countFilters, filterQuery, flagNames, type ChoiceName, type ChoiceWord, type Filters } from './filterQuery';
import { NearField } from './NearField';

interface FilterPanelProps {
  /** Id of the form that the filters belong to. */
  form: string;
  /** Whether there is anything to filter by; else only what stands beside the button is shown. */
  isUsable: boolean;
  filters: Filters;
  /** The place of the filters is known to nobody. */
  unknownPlace: boolean;
  onChange: (change: Partial<Filters>) => void;
  /** Stands beside the button that opens the filters. The same element as long as it says the same. */
  children: ReactNode;
}

/** Buttons in one line, the last one at its end. */
const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
  padding-block-start: var(--ui-s-12);
  & > :last-child { margin-inline-start: auto; }
`;

const Toggle = styled(Button)`
  ${media.lg} { display: none; }
  @media (scripting: none) { display: none; }
`;

/* Folded away on phones until it is asked for; in one line where there is room. */
const Fields = styled.div<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-12);
  align-items: start;
  padding-block: var(--ui-s-12);
  /* Nothing could unfold them. */
  @media (scripting: none) { display: grid; }
  ${media.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.md} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 13fr) minmax(0, 7fr) minmax(0, 9fr) minmax(0, 11fr) minmax(0, 11fr) auto;
    padding-block: var(--ui-s-16) 0;
  }
`;

/** Level with the fields beside it, which have a label above them. */
const Only = styled(Checkbox)`
  ${media.sm} { margin-top: 29px; }
`;

const { empty, params } = filterQuery;
const choicesOf = (name: ChoiceName): readonly (string | number)[] => params[name].choices;

/** Place and its radius, then every other filter there is. Skipped while somebody types above it. */
export const FilterPanel = memo(function FilterPanel({ form, isUsable, filters, unknownPlace, onChange, children }: FilterPanelProps) {
  const t = useT(filterMessages);
  const id = useId();
  const [opened, setOpened] = useState<boolean | null>(null);
  // A place that nobody knows is said beside its field.
  const open = opened ?? unknownPlace;
  const count = countFilters(filters);
  return (
    <div>
      <FilterRow>
        {isUsable && (
          <Toggle variant="outline" icon="SlidersHorizontal" aria-expanded={open} aria-controls={id} onClick={() => setOpened(!open)}>
            {count > 0 ? t('title.count', { count }) : t('title')}
          </Toggle>
        )}
        {children}
      </FilterRow>
      {isUsable && (
        <Fields id={id} $open={open} role="group" aria-label={t('title')}>
          <NearField form={form} near={filters.near} unknown={unknownPlace} onChange={(near) => onChange({ near })} />
          <SelectField
            form={form}
            name="radius"
            label={t('radius')}
            value={filters.radius}
            disabled={!filters.near}
            onChange={({ target }) => onChange({ radius: Number(target.value) as Filters['radius'] })}
            options={params.radius.choices.map((value) => ({ value: String(value), label: t('radius.value', { radius: value }) }))}
          />
          {choiceNames.map((name) => (
            <SelectField
              key={name}
              form={form}
              name={name}
              label={t(name)}
              value={filters[name]}
              onChange={({ target }) =>
                onChange({ [name]: choicesOf(name).find((value) => String(value) === target.value) ?? empty[name] })
              }
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
          <NeedsScript>
            <Button type="submit" form={form} block>
              {t('show')}
            </Button>
          </NeedsScript>
        </Fields>
      )}
    </div>
  );
});
