import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { Badge, Card, formatDate } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { canAnswer } from './leadActions';
import { leadMessages } from './leadMessages';
import type { LeadPartProps } from './leadParts';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  padding: 0;
  list-style: none;
  & > li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--ui-s-4) var(--ui-s-12); }
  & small { font-size: 0.9375rem; color: var(--ui-ink-muted); }
`;

const loadWithdraw = () => import(/* webpackChunkName: "withdraw-quote" */ './WithdrawQuote');

/** Every version of the quote that was sent, the newest first, and the draft above them. */
export function LeadQuotes({ lead, onChanged }: LeadPartProps) {
  const t = useT(leadMessages);
  const locale = useLocale();
  const { quotes, draft } = lead;
  const mayWithdraw = canAnswer(lead) && quotes.some(({ status }) => status === 'sent');
  const { data: late } = useLatePart('services/withdraw-quote', loadWithdraw, { enabled: mayWithdraw });
  if (!quotes.length && !draft) return null;
  return (
    <Card as="section">
      <h3>{t('quotes.title')}</h3>
      <List role="list">
        {draft && <li>{t('quotes.draft', { total: formatCents(draft.total_cents, locale) })}</li>}
        {quotes.map(({ id, version, total_cents, status, sent_at }) => (
          <li key={id}>
            <span>{t('quotes.version', { version, total: formatCents(total_cents, locale) })}</span>
            <Badge tone={status === 'sent' || status === 'accepted' ? 'success' : 'neutral'}>
              {t(status === 'sent' ? 'quotes.standing' : `quotes.${status}`)}
            </Badge>
            {sent_at && <small>{t('quotes.sent', { date: formatDate(sent_at, locale) })}</small>}
            {late && mayWithdraw && status === 'sent' && <late.WithdrawQuote {...{ id, version, onChanged }} />}
          </li>
        ))}
      </List>
    </Card>
  );
}
