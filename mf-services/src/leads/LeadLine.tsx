import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { useLocation, useParams } from '@marketplace/section-kit/router';
import { Badge, formatDate, stretchedFocus, StretchedLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { LeadBadge } from '../lead/LeadBadge';
import { leadMessages } from '../lead/leadMessages';
import { leadQuery } from '../lead/leadQuery';
import { usePlainWords } from '../thread/Words';
import { useTradeLabel } from '../trades/useTradeLabel';
import { leadsMessages } from './leadsMessages';
import type { LeadRow } from './useLeads';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--ui-s-4) var(--ui-s-12);
  min-height: 72px;
  padding: var(--ui-s-12);
  border-block-end: 1px solid var(--ui-line);
  overflow-wrap: anywhere;
  &:has([aria-current]) { background: var(--ui-primary-soft); color: var(--ui-primary-soft-ink); }
  & a { font-weight: 600; ${stretchedFocus} }
`;

const Meta = styled.span`
  grid-column: 1 / -1;
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** One request of the list: what, where, since when, against how many, and whether it waits for the company. */
export function LeadLine({ lead }: { lead: LeadRow }) {
  const t = useT(leadsMessages);
  const words = useT(leadMessages);
  const locale = useLocale();
  const plainWords = usePlainWords();
  const tradeLabel = useTradeLabel();
  const { id: shown } = useParams();
  const { search } = useLocation();
  const { id, service, area, sent_at, rivals, total_cents, photo_count, unread, waiting } = lead;
  const facts = [
    area,
    formatDate(sent_at, locale),
    rivals > 0 && t('oneOf', { count: rivals + 1 }),
    total_cents !== null && formatCents(total_cents, locale),
    photo_count > 0 && t('photos', { count: photo_count }),
  ];
  return (
    <Row>
      {/* The list stays as it is beside the request; an answer that is open belongs to another one. */}
      <StretchedLink
        href={`/account/leads/${id}${leadQuery.toSearch({ answer: '' }, search)}`}
        aria-current={id === shown ? 'page' : undefined}
      >
        {plainWords(tradeLabel(service ?? '')) || words('untitled')}
      </StretchedLink>
      <LeadBadge lead={lead} />
      <Meta>
        {facts.filter(Boolean).join(' · ')} {unread && <Badge tone="danger">{t('unread')}</Badge>}{' '}
        {waiting === 'you' && !unread && <Badge tone="warning">{t('waiting')}</Badge>}
      </Meta>
    </Row>
  );
}
