import { useT } from '@marketplace/section-kit';
import { useId } from 'react';
import styled from 'styled-components';
import { FilledGrid } from '../../FilledGrid';
import type { Deal } from '../Deal';
import { DealCard } from '../DealCard';
import { dealColumns } from '../dealColumns';
import { dealsMessages } from './dealsMessages';

const Group = styled.section`
  display: grid;
  gap: var(--ui-s-16);
  padding-block: var(--ui-s-24);
  & > header > p { color: var(--ui-ink-muted); }
`;

interface DealGroupProps {
  kind: 'flash' | 'daily' | 'bundle' | 'featured';
  deals: readonly Deal[];
  onEnd: () => void;
}

/** The offers of one kind, or that there are none just now. */
export function DealGroup({ kind, deals, onEnd }: DealGroupProps) {
  const t = useT(dealsMessages);
  const headingId = useId();
  return (
    <Group aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{t(`tab.${kind}`)}</h2>
        <p>{t(deals.length > 0 ? `group.${kind}` : 'group.empty')}</p>
      </header>
      {deals.length > 0 && (
        <FilledGrid $columns={dealColumns}>
          {deals.map((deal) => (
            <li key={deal.id}>
              <DealCard deal={deal} onEnd={onEnd} />
            </li>
          ))}
        </FilledGrid>
      )}
    </Group>
  );
}
