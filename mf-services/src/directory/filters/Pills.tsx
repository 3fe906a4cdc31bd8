import { useT } from '@marketplace/section-kit';
import { FilterPills, type FilterPill } from '@marketplace/section-kit/filters';
import { Button, FilterChip } from '@marketplace/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { placeMessages } from '../../place/placeMessages';
import { LIST_ID } from '../DirectoryResults';
import { filterMessages } from './filterMessages';
import { choiceNames, choose, filterQuery, flagNames, optionsOf, type ChoiceName, type Filters } from './filterQuery';
import { PlaceFields } from './PlaceFields';
import { useFilterWords } from './useFilterWords';

interface PillsProps {
  filters: Filters;
  /** The place of the filters is known to nobody. */
  unknownPlace: boolean;
  onChange: (change: Partial<Filters>) => void;
}

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: var(--ui-s-12);
  min-height: 36px;
  cursor: pointer;
  & > input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--ui-primary); }
`;

const Choices = styled.div`
  display: grid;
`;

const Unknown = styled.p`
  padding-block-start: var(--ui-s-8);
  font-size: 0.9375rem;
  color: var(--ui-danger);
`;

/** The filters of a wide screen, in one row. */
export function Pills({ filters, unknownPlace, onChange }: PillsProps) {
  const t = useT(filterMessages);
  const ofPlace = useT(placeMessages);
  const words = useFilterWords()(filters);
  const chosen = (name: keyof Filters) => words.find((one) => one.name === name)?.label;
  // The fields of a popover belong to no form: what is chosen holds at once.
  const form = useId();
  const clear = () => {
    // The button goes away with what it clears.
    document.getElementById(LIST_ID)?.focus();
    onChange(filterQuery.empty);
  };
  const pills: FilterPill[] = [
    {
      id: 'near',
      name: ofPlace('near'),
      chosen: chosen('near'),
      content: <PlaceFields form={form} filters={filters} unknownPlace={unknownPlace} onChange={onChange} />,
    },
    ...choiceNames.map((name) => ({
      id: name,
      name: t(name),
      chosen: chosen(name),
      content: <Radios name={name} value={String(filters[name])} onChange={onChange} />,
    })),
  ];
  return (
    <>
      <FilterPills label={t('pills')} pills={pills}>
        {flagNames.map((name) => (
          <FilterChip key={name} selected={filters[name]} onClick={() => onChange({ [name]: !filters[name] })}>
            {t(name)}
          </FilterChip>
        ))}
        {words.length > 0 && (
          <Button variant="ghost" size="sm" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </FilterPills>
      {unknownPlace && <Unknown role="alert">{ofPlace('near.unknown')}</Unknown>}
    </>
  );
}

function Radios({ name, value, onChange }: { name: ChoiceName; value: string; onChange: PillsProps['onChange'] }) {
  const t = useT(filterMessages);
  const group = useId();
  return (
    <Choices>
      {optionsOf(name).map((option) => (
        <Choice key={option.value}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(choose(name, option.value))}
          />
          {t(option.word)}
        </Choice>
      ))}
    </Choices>
  );
}
