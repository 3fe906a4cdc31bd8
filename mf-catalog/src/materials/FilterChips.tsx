import { useT } from '@marketplace/section-kit';
import { Button, RemovableChip } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { catalogueMessages } from './catalogueMessages';
import { countFilters, type CatalogueQuery } from './catalogueQuery';
import { useFilterWords } from './useFilterWords';

/** A filter of the page besides those of the catalogue. */
export interface MoreFilter {
  label: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  more: readonly MoreFilter[];
  query: CatalogueQuery;
  /** Called before one of them is taken away. */
  onRemove: () => void;
  onChange: (change: Partial<CatalogueQuery>) => void;
  onClear: () => void;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-8);
`;

/** What narrows the catalogue at the moment, each with a button that takes it away. */
export function FilterChips({ query, more, onRemove, onChange, onClear }: FilterChipsProps) {
  const t = useT(catalogueMessages);
  const words = useFilterWords();
  if (countFilters(query) === 0 && more.length === 0) return null;
  const chips = [...words(query).map(({ label, off }) => ({ label, onRemove: () => onChange(off) })), ...more];
  return (
    <Row role="group" aria-label={t('active')}>
      {chips.map((chip) => (
        <RemovableChip
          key={chip.label}
          onRemove={() => {
            onRemove();
            chip.onRemove();
          }}
          removeLabel={t('remove', { filter: chip.label })}
        >
          {chip.label}
        </RemovableChip>
      ))}
      <Button variant="ghost" size="sm" onClick={onClear}>
        {t('clear')}
      </Button>
    </Row>
  );
}
