import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { SampleBadge } from '@marketplace/section-kit/sample';
import { useEffect, useId, useRef } from 'react';
import { Card, formatDate, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { ReviewOffer } from '../reviews/write/ReviewOffer';
import { phoneText } from './phoneText';
import type { RequestView } from './ProjectView';
import { RequestActions } from './RequestActions';
import { StatusBadge } from './StatusBadge';
import { Timeline } from './Timeline';
import { trackingMessages } from './trackingMessages';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-s-8) var(--ui-s-16);
  & > h3 { font-size: 1.125rem; overflow-wrap: anywhere; }
`;

const Quote = styled.p`
  display: grid;
  font-weight: 650;
  & > small { font-size: 0.9375rem; font-weight: 450; color: var(--ui-ink-muted); }
`;

interface RequestCardProps {
  request: RequestView;
  /** Where it stands and what comes next. */
  next: string;
  token: string | null;
  /** Says that the address has to be confirmed first; `null` when it is. */
  onUnconfirmed: (() => void) | null;
  onChanged: () => Promise<unknown>;
}

/** One of the companies that were asked: where it stands, what comes next, what happened. */
export function RequestCard({ request, next, token, onUnconfirmed, onChanged }: RequestCardProps) {
  const t = useT(trackingMessages);
  const locale = useLocale();
  const headingId = useId();
  const { status, provider, quote, events, reviewed } = request;
  const words = useRef<HTMLParagraphElement>(null);
  const hasActed = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone with the state it belonged to.
    if (hasActed.current && document.activeElement === document.body) words.current?.focus();
    hasActed.current = false;
  }, [status, reviewed]);
  const readAgain = () => {
    hasActed.current = true;
    return onChanged();
  };
  return (
    <Card aria-labelledby={headingId}>
      <Head>
        <h3 id={headingId}>
          <TextLink href={`/services/${encodeURIComponent(provider.id)}`}>{provider.name}</TextLink> {provider.is_sample && <SampleBadge />}
        </h3>
        <StatusBadge status={status} />
      </Head>
      <p ref={words} tabIndex={-1}>
        {next}
      </p>
      {quote && (
        <Quote>
          {t(quote.registered === false ? 'quote.unregistered' : 'quote.total', { total: formatCents(quote.total_cents, locale) })}
          {quote.valid_until && (
            <small>
              {t(quote.status === 'expired' ? 'quote.expired' : 'quote.valid', {
                date: formatDate(quote.valid_until, locale, { dateStyle: 'long', timeZone: 'UTC' }),
              })}
            </small>
          )}
        </Quote>
      )}
      {provider.phone && <TextLink href={`tel:${provider.phone}`}>{t('phone', { phone: phoneText(provider.phone, locale) })}</TextLink>}
      <RequestActions request={request} token={token} onUnconfirmed={onUnconfirmed} onChanged={readAgain} />
      {status === 'completed' && (
        <ReviewOffer requestId={request.id} provider={provider} isReviewed={reviewed} token={token} onChanged={readAgain} />
      )}
      <Timeline events={events} providerName={provider.name} />
    </Card>
  );
}
