import { useLocale, useT } from '@marketplace/section-kit';
import { Card, media, StretchedLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { FinancialGuide } from '../../../content/financial/collection';
import { financialTitle } from '../financialTitles';
import { Cited } from './Cited';
import { guideMessages } from './guideMessages';
import { PageSection } from './PageSection';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Way = styled(Card)`
  gap: var(--ui-s-4);
  padding: var(--ui-s-16);
  @media print {
    break-inside: avoid;
  }
`;

/** What to use instead of a program that has ended. */
export function Replacements({ text, items }: NonNullable<FinancialGuide['replacements']>) {
  const t = useT(guideMessages);
  const locale = useLocale();
  return (
    <PageSection id="replacements" title={t('replacements.title')}>
      <p>
        <Cited>{text}</Cited>
      </p>
      <List role="list">
        {items.map((item) => (
          <Way as="li" key={item.path}>
            <h3>
              <StretchedLink href={item.path}>{financialTitle(item.path, locale)}</StretchedLink>
            </h3>
            <p>
              <Cited>{item.text}</Cited>
            </p>
          </Way>
        ))}
      </List>
    </PageSection>
  );
}
