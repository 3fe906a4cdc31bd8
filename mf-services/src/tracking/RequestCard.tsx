import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { useFocusAfter } from '@marketplace/section-kit/outcome';
import { SampleBadge } from '@marketplace/section-kit/sample';
import { useId, useRef, type ReactNode } from 'react';
import { Card, formatDate, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { LateAskedGoods } from '../goods/LateGoods';
import { JobCard } from '../job/JobCard';
import { RequestBadge } from '../job/RequestBadge';
import { standingOf } from '../job/requestState';
import { ReviewOffer } from '../reviews/write/ReviewOffer';
import { ThreadOffer } from '../thread/ThreadOffer';
import { RequestVisit } from '../visits/RequestVisit';
import { actionsFor, isOver } from './actions';
import { phoneText } from './phoneText';
import type { ProjectView, RequestView } from './ProjectView';
import { RequestActions, type ActionsHandle } from './RequestActions';
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
  /** Where the request comes from. */
  source: ProjectView['project']['source'];
  token: string | null;
  /** Where the work is, as far as it is known. */
  province: string | null;
  /** Of the home, where a visit needed it. */
  address: string | null;
  /** Says that the address has to be confirmed first; `null` when it is. */
  onUnconfirmed: (() => void) | null;
  /** How questions of the company are answered, beside writing. */
  answers: ReactNode;
  onChanged: () => Promise<unknown>;
  /** What helps on when its company does not. */
  children?: ReactNode;
}

/** One of the companies that were asked: where it stands, what comes next, what happened. */
export function RequestCard({
  request,
  next,
  source,
  token,
  province,
  address,
  onUnconfirmed,
  answers,
  onChanged,
  children,
}: RequestCardProps) {
  const t = useT(trackingMessages);
  const locale = useLocale();
  const headingId = useId();
  const { status, provider, quote, events, reviewed, review, visit } = request;
  const actions = useRef<ActionsHandle>(null);
  const { ref: words, begin } = useFocusAfter<HTMLParagraphElement>([standingOf(request), reviewed, review?.answer].join());
  const readAgain = () => {
    begin();
    return onChanged();
  };
  return (
    <Card aria-labelledby={headingId}>
      <Head>
        <h3 id={headingId}>
          <TextLink href={`/services/${encodeURIComponent(provider.id)}`}>{provider.name}</TextLink> {provider.is_sample && <SampleBadge />}
        </h3>
        {source === 'fixed_price' ? (
          <StatusBadge status={status} source={source} />
        ) : (
          <RequestBadge request={request} side="homeowner" name={provider.name} source={source} />
        )}
      </Head>
      <p ref={words} tabIndex={-1}>
        {next}
      </p>
      {quote && (
        <Quote>
          {t(quote.registered === false ? 'quote.unregistered' : 'quote.total', {
            total: formatCents((quote.accepted ?? quote).total_cents, locale),
          })}
          {quote.valid_until && (
            <small>
              {t(quote.status === 'expired' ? 'quote.expired' : 'quote.valid', {
                date: formatDate(quote.valid_until, locale, { dateStyle: 'long', timeZone: 'UTC' }),
              })}
            </small>
          )}
        </Quote>
      )}
      {request.goods && <LateAskedGoods goods={request.goods} />}
      {provider.phone && <TextLink href={`tel:${provider.phone}`}>{t('phone', { phone: phoneText(provider.phone, locale) })}</TextLink>}
      {!isOver(request) && status !== 'completed' && (
        <RequestVisit {...{ visit, address, token, onUnconfirmed }} name={provider.name} onChanged={readAgain} />
      )}
      <RequestActions ref={actions} {...{ request, source, token, onUnconfirmed }} onChanged={readAgain} />
      {children}
      <JobCard request={request} side="homeowner" name={provider.name} token={token} onUnconfirmed={onUnconfirmed} onChanged={readAgain} />
      {status === 'completed' && (
        <ReviewOffer requestId={request.id} provider={provider} review={review} {...{ token, province }} onChanged={readAgain} />
      )}
      {status !== 'draft' && (
        <ThreadOffer
          requestId={request.id}
          token={token}
          headingId={headingId}
          eventCount={events.length}
          onChanged={onChanged}
          onShare={actionsFor(request).includes('connected') ? () => actions.current?.ask('connected') : undefined}
          answers={answers}
        />
      )}
      <Timeline events={events} side="homeowner" providerName={provider.name} isOfList={source === 'materials'} />
    </Card>
  );
}
