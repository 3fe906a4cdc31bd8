import { useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import type { Deal } from './Deal';
import { dealMessages } from './dealMessages';

const Note = styled.p`
  margin-top: var(--ui-s-24);
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** Says under a list of offers that they are invented, where they are. */
export function SampleNote({ deals }: { deals: readonly Deal[] }) {
  const t = useT(dealMessages);
  return deals.some(({ sample }) => sample) ? <Note>{t('sample')}</Note> : null;
}
