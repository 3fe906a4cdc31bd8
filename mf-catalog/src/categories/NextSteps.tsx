import { useLocale, useT } from '@marketplace/section-kit';
import { useId } from 'react';
import { Card, Chip, Skeleton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { tradeLabel } from '@marketplace/supabase/trades';
import { categoriesMessages } from './messages';
import { useTrades } from './useTrades';
import type { Category } from './useCategories';

const Panel = styled(Card)`
  margin-top: var(--ui-s-24);
  background: var(--ui-primary-soft);
  border-color: transparent;
  --ui-focus-gap: var(--ui-primary-soft);
  & h2 { font-size: 1.25rem; }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
  padding: 0;
  list-style: none;
`;

/** What to do with the one category that is left: its materials, and the professionals of its trades. */
export function NextSteps({ category, hasMaterials }: { category: Category; hasMaterials: boolean }) {
  const t = useT(categoriesMessages);
  const locale = useLocale();
  const headingId = useId();
  const trades = useTrades(category.id);
  return (
    <Panel as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('next.title', { category: category.label })}</h2>
      {hasMaterials && (
        <p>
          <Chip href={`/materials?category=${encodeURIComponent(category.title)}`}>
            {t('next.materials', { category: category.label })}
          </Chip>
        </p>
      )}
      {trades === undefined && <Skeleton width={240} height={44} />}
      {trades && trades.length > 0 && (
        <>
          <p>{t('next.text')}</p>
          <Links role="list">
            {trades.map((trade) => (
              <li key={trade}>
                <Chip href={`/services?category=${encodeURIComponent(trade)}`}>{tradeLabel(trade, locale)}</Chip>
              </li>
            ))}
          </Links>
        </>
      )}
      {trades?.length === 0 && (
        <p>
          <Chip href={`/services?search=${encodeURIComponent(category.title)}`}>{t('next.search', { category: category.label })}</Chip>
        </p>
      )}
    </Panel>
  );
}
