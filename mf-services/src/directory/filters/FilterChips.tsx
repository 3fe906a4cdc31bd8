import { useT } from '@marketplace/section-kit';
import { Button, media, RemovableChip } from '@marketplace/shared-ui';
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

/* One line on a phone, so that the first result is on the screen. A wide screen has it in the buttons that open the filters. */
const Row = styled.div`
  display: flex;
  flex-wrap: nowrap;
  align-items: center;
  gap: var(--ui-s-8);
  margin: calc(-1 * var(--ui-s-4)) calc(-1 * var(--ui-gutter));
  padding: var(--ui-s-4) var(--ui-gutter);
  overflow-x: auto;
  scrollbar-width: none;
  & > * { flex: none; }
  ${media.md} { flex-wrap: wrap; margin: 0; padding: 0; overflow-x: visible; }
  ${media.lg} {
    @media (scripting: enabled) { display: none; }
  }
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
