import { useT } from '@marketplace/section-kit';
import { media, SelectField, Skeleton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { Facet } from '../materials/Facet';
import { hubMessages } from './hubMessages';
import type { Specs } from './materialHubQuery';

interface SpecFiltersProps {
  /** What there is to choose by; `undefined` while it is not known. */
  facets: readonly Facet[] | undefined;
  specs: Specs;
  onChange: (specs: Specs) => void;
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ui-s-12);
  align-items: end;
  ${media.md} { grid-column: 1 / -1; }
  ${media.lg} { grid-template-columns: minmax(0, 1fr); }
`;

/** What the materials of a page differ in, one list for each. */
export function SpecFilters({ facets, specs, onChange }: SpecFiltersProps) {
  const t = useT(hubMessages);
  if (!facets) {
    // Most pages have three or four.
    return (
      <Row aria-hidden="true">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} height={76} />
        ))}
      </Row>
    );
  }
  if (facets.length === 0) return null;
  const choose = (label: string, value: string) => {
    const { [label]: _before, ...others } = specs;
    onChange(value ? { ...others, [label]: value } : others);
  };
  return (
    <Row role="group" aria-label={t('specs')}>
      {facets.map(({ label, title, values }) => {
        const chosen = specs[label] ?? '';
        // A value that the address asks for and nothing has stays selectable, so that the field says why nothing is found.
        const unknown = chosen && !values.some(({ value }) => value === chosen);
        return (
          <SelectField
            key={label}
            label={title}
            value={chosen}
            onChange={({ target }) => choose(label, target.value)}
            options={[
              { value: '', label: t('specs.any') },
              ...(unknown ? [{ value: chosen, label: chosen }] : []),
              ...values.map((each) => ({ value: each.value, label: each.title })),
            ]}
          />
        );
      })}
    </Row>
  );
}
