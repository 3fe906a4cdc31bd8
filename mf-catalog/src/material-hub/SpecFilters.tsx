import { useT } from '@marketplace/section-kit';
import { media, SelectField, Skeleton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { Facet } from '../materials/Facet';
import { hubMessages } from './hubMessages';
import type { Specs } from './materialHubQuery';

interface SpecFiltersProps {
  /** Id of the form that the lists belong to. */
  form: string;
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
export function SpecFilters({ form, facets, specs, onChange }: SpecFiltersProps) {
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
        // As it stands in the address, so that the form can send it by itself.
        const written = (value: string) => value && `${label}:${value}`;
        // A value that the address asks for and nothing has stays selectable, so that the field says why nothing is found.
        const unknown = chosen && !values.some(({ value }) => value === chosen);
        return (
          <SelectField
            key={label}
            form={form}
            name="spec"
            label={title}
            value={written(chosen)}
            onChange={({ target }) => choose(label, target.value.slice(label.length + 1))}
            options={[
              { value: '', label: t('specs.any') },
              ...(unknown ? [{ value: written(chosen), label: chosen }] : []),
              ...values.map((each) => ({ value: written(each.value), label: each.title })),
            ]}
          />
        );
      })}
    </Row>
  );
}
