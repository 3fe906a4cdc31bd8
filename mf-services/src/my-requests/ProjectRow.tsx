import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { Card, formatDate, StretchedLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { StatusBadge } from '../tracking/StatusBadge';
import { useTradeLabel } from '../trades/useTradeLabel';
import { myRequestsMessages } from './messages';
import type { MyProject } from './readMyRequests';

const Title = styled.h3`
  font-size: 1.125rem;
  overflow-wrap: anywhere;
`;

const Meta = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

const Providers = styled.ul`
  display: grid;
  gap: var(--ui-s-8);
  padding: 0;
  list-style: none;
  & > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--ui-s-4) var(--ui-s-12); }
`;

/** One request with everybody who was asked; leads to its page. */
export function ProjectRow({ project: { id, service_name, category, source, created_at, requests } }: { project: MyProject }) {
  const t = useT(myRequestsMessages);
  const locale = useLocale();
  const tradeLabel = useTradeLabel();
  return (
    <Card>
      <Title>
        <StretchedLink href={`/r/${id}`}>{tradeLabel(service_name || category || '') || t('untitled')}</StretchedLink>
      </Title>
      <Meta>{t('sent', { date: formatDate(created_at, locale) })}</Meta>
      <Providers role="list">
        {requests.map(({ id: requestId, status, provider, quote_total_cents, quote_registered }) => (
          <li key={requestId}>
            <span>{provider.name}</span>
            {quote_total_cents !== null && (
              <span>
                {t(quote_registered === false ? 'total.unregistered' : 'total', { total: formatCents(quote_total_cents, locale) })}
              </span>
            )}
            <StatusBadge status={status} source={source} />
          </li>
        ))}
      </Providers>
    </Card>
  );
}
