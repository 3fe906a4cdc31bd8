import { useT } from '@marketplace/section-kit';
import { useId } from 'react';
import styled from 'styled-components';
import type { MaterialDetails } from './MaterialDetails';
import { materialPageMessages } from './materialPageMessages';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  margin: 0;
  & > * { margin: 0; padding: var(--ui-s-8) 0; border-bottom: 1px solid var(--ui-line); overflow-wrap: anywhere; }
  & > dt { color: var(--ui-ink-muted); }
`;

const Box = styled.section`
  display: grid;
  gap: var(--ui-s-12);
  & h2 { font-size: 1.25rem; }
`;

/** Brand, place and whatever else is known, as names and values. */
export function Specs({ details: { material, specs } }: { details: MaterialDetails }) {
  const t = useT(materialPageMessages);
  const headingId = useId();
  const rows = [{ label: t('brand'), value: material.brand }, { label: t('location'), value: material.location }, ...specs].filter(
    ({ value }) => value,
  );
  return (
    <Box aria-labelledby={headingId}>
      <h2 id={headingId}>{t('specs')}</h2>
      <List>{rows.flatMap(({ label, value }) => [<dt key={label}>{label}</dt>, <dd key={`${label} value`}>{value}</dd>])}</List>
    </Box>
  );
}
