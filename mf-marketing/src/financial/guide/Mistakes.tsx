import { useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import type { FinancialGuide } from '../../../content/financial/collection';
import { Cited } from './Cited';
import { guideMessages } from './guideMessages';
import { PageSection } from './PageSection';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  max-width: 68ch;
  & > li {
    display: grid;
    gap: var(--ui-s-4);
    padding-inline-start: var(--ui-s-16);
    border-inline-start: 3px solid var(--ui-line-strong);
  }
`;

const Label = styled.span`
  font-size: 0.875rem;
  font-weight: 550;
  color: var(--ui-ink-muted);
`;

/** What people get wrong beside what is true, each named in words. */
export function Mistakes({ pairs }: { pairs: FinancialGuide['mistakes'] }) {
  const t = useT(guideMessages);
  return (
    <PageSection id="mistakes" title={t('mistakes.title')}>
      <List role="list">
        {pairs.map(({ claim, fact }) => (
          <li key={claim}>
            <Label>{t('mistakes.claim')}</Label>
            <p>{claim}</p>
            <Label>{t('mistakes.fact')}</Label>
            <p>
              <strong>
                <Cited>{fact}</Cited>
              </strong>
            </p>
          </li>
        ))}
      </List>
    </PageSection>
  );
}
