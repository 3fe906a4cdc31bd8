import { useT } from '@marketplace/section-kit';
import { Button, RemovableChip } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { directoryMessages } from '../messages';
import { filterMessages } from './filterMessages';
import { filterQuery, type Filters } from './filterQuery';
import { useFilterWords } from './useFilterWords';

interface FilterChipsProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  /** Takes everything away; absent where the page offers that elsewhere. */
  onClear?: () => void;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-8);
`;

/** What narrows the list at the moment, each with a button that takes it away. */
export function FilterChips({ filters, onChange, onClear }: FilterChipsProps) {
  const t = useT(filterMessages);
  const clear = useT(directoryMessages)('clear');
  const chips = useFilterWords()(filters);
  if (chips.length === 0) return null;
  return (
    <Row role="group" aria-label={t('active')}>
      {chips.map(({ name, label }) => (
        <RemovableChip
          key={name}
          onRemove={() => onChange({ [name]: filterQuery.empty[name] })}
          removeLabel={t('remove', { filter: label })}
        >
          {label}
        </RemovableChip>
      ))}
      {onClear && (
        <Button variant="ghost" size="sm" onClick={onClear}>
          {clear}
        </Button>
      )}
    </Row>
  );
}
