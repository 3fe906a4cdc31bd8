import { useLocale, useT } from '@marketplace/section-kit';
import { PanelRow, PanelRows } from '@marketplace/section-kit/panel';
import { Card, easternTimeZone, formatDate, LinkButton, Price } from '@marketplace/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useDeals } from '../deals/useDeals';
import { savedMessages } from './savedMessages';

const MAX_ROWS = 3;

const Root = styled(Card)`
  justify-items: start;
  & > h2 { font-size: 1.25rem; }
  & > a { align-self: start; }
`;

interface FoundDealsProps {
  materialIds: readonly string[];
  dealIds: readonly string[];
}

/** The offers that count now on saved materials, and the saved ones. Nothing while there are none, also when they cannot be read. */
export function FoundDeals({ materialIds, dealIds }: FoundDealsProps) {
  const t = useT(savedMessages);
  const locale = useLocale();
  const titleId = useId();
  const { data: deals = [] } = useDeals();
  const isSaved = (materialId: number | null) => materialIds.includes(String(materialId));
  const found = deals.filter(
    ({ id, materialId, parts }) => dealIds.includes(id) || isSaved(materialId) || parts.some((part) => isSaved(part.materialId)),
  );
  if (found.length === 0) return null;
  return (
    <Root as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('deals')}</h2>
      <PanelRows>
        {found.slice(0, MAX_ROWS).map(({ id, title, salePrice, originalPrice, discount, endsAt }) => (
          <PanelRow key={id} href={`/deals/${id}`} title={title} aside={<Price amount={salePrice} was={originalPrice} />}>
            <p>
              {t('off', { discount })}
              {' · '}
              {endsAt ? t('until', { date: formatDate(endsAt, locale, { dateStyle: 'long', timeZone: easternTimeZone }) }) : t('stock')}
            </p>
          </PanelRow>
        ))}
      </PanelRows>
      <LinkButton href="/deals" variant="ghost">
        {t('deals.all')}
      </LinkButton>
    </Root>
  );
}
