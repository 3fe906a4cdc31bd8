import { useT } from '@marketplace/section-kit';
import type { ReactNode } from 'react';
import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { FinancialGuide } from '../../../content/financial/collection';
import { Cited } from './Cited';
import { guideMessages } from './guideMessages';
import { PageSection } from './PageSection';

const List = styled.dl`
  display: grid;
  gap: 1px;
  overflow: hidden;
  background: var(--ui-line);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-l);
  ${media.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  & > div { display: grid; align-content: start; gap: var(--ui-s-4); padding: var(--ui-s-16); background: var(--ui-surface); }
  ${media.sm} { & > div:last-child:nth-child(odd) { grid-column: 1 / -1; } }
  & dt { font-size: 0.9375rem; color: var(--ui-ink-muted); }
  & dd { margin: 0; font-weight: 650; font-variant-numeric: tabular-nums; }
`;

/** The figures most people come for, and what explains them. */
export function KeyFacts({ facts, children }: { facts: FinancialGuide['glance']; children: ReactNode }) {
  const t = useT(guideMessages);
  return (
    <PageSection id="glance" title={t('glance.title')}>
      <List>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Cited>{value}</Cited>
            </dd>
          </div>
        ))}
      </List>
      {children}
    </PageSection>
  );
}
