import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { Card } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { RequestView } from '../tracking/ProjectView';
import { goodsMessages } from './goodsMessages';
import { listSum } from './listSum';

const Rows = styled.dl`
  display: grid;
  gap: var(--ui-s-12);
  font-variant-numeric: tabular-nums;
  & > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--ui-s-16); overflow-wrap: anywhere; }
  & dd { margin: 0; text-align: end; }
  & small { display: block; font-size: 0.9375rem; color: var(--ui-ink-muted); }
  & > :last-child { padding-top: var(--ui-s-12); border-top: 1px solid var(--ui-line); font-size: 1.125rem; font-weight: 700; }
`;

const Note = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** What a whole list comes to, vendor by vendor: quotes where there are any, list prices elsewhere. */
export function ListSum({ requests }: { requests: readonly RequestView[] }) {
  const t = useT(goodsMessages);
  const locale = useLocale();
  const { rows, totalCents, isDelivered } = listSum(requests);
  // The card of one vendor says it all.
  if (rows.length < 2) return null;
  return (
    <Card as="section">
      <h3>{t('sum.title')}</h3>
      <Rows>
        {rows.map(({ lot, vendor, kind, cents }) => (
          <div key={lot}>
            <dt>
              {vendor}
              <small>{t(`sum.${kind}`)}</small>
            </dt>
            <dd>{cents === null ? t('sum.over.amount') : formatCents(cents, locale)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('sum.total', { count: rows.filter(({ cents }) => cents !== null).length })}</dt>
          <dd>{formatCents(totalCents, locale)}</dd>
        </div>
      </Rows>
      <Note>{t('sum.note')}</Note>
      {!isDelivered && <Note>{t('sum.note.undelivered')}</Note>}
    </Card>
  );
}
