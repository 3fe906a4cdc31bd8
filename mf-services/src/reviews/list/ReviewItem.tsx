import { useLocale, useT } from '@marketplace/section-kit';
import { Avatar, Button, Card, easternTimeZone, formatDate, media, Rating } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { flagIcon } from '../../icons';
import { avatarTone } from '../../provider/avatarTone';
import type { Review } from './ReviewList';
import { reviewMessages } from './reviewMessages';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
  align-items: center;
  & > div { display: grid; min-width: 0; overflow-wrap: anywhere; }
  & time, & small { font-size: 0.9375rem; color: var(--ui-ink-muted); }
  ${media.sm} {
    & > :last-child { margin-inline-start: auto; }
  }
`;

const Words = styled.p`
  max-width: 70ch;
  line-height: 1.55;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Details = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-4) var(--ui-s-20);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

const Reply = styled.div`
  display: grid;
  gap: var(--ui-s-4);
  padding: var(--ui-s-12) var(--ui-s-16);
  background: var(--ui-sunken);
  border-inline-start: 3px solid var(--ui-primary);
  border-radius: var(--ui-radius-s);
`;

const Actions = styled.div`
  display: flex;
  gap: var(--ui-s-8);
  margin: calc(-1 * var(--ui-s-8)) calc(-1 * var(--ui-s-12));
`;

const aspects = ['on_time', 'on_budget', 'tidy'] as const;

interface ReviewItemProps {
  review: Review;
  canReply: boolean;
  onOpen: (dialog: 'report' | 'reply', review: Review) => void;
}

/** One review with the company's answer. */
export function ReviewItem({ review, canReply, onOpen }: ReviewItemProps) {
  const t = useT(reviewMessages);
  const locale = useLocale();
  const { rating, body, created_at, proof, reply } = review;
  const author = review.author ?? t('unnamed');
  const rated = aspects.flatMap((aspect) => (review[aspect] === null ? [] : [[aspect, review[aspect]] as const]));
  return (
    <Card>
      <Head>
        <Avatar name={author} tone={avatarTone(author)} />
        <div>
          <strong>{author}</strong>
          <time dateTime={created_at}>{formatDate(created_at, locale, { dateStyle: 'long', timeZone: easternTimeZone })}</time>
          {proof && <small>{t(`proof.${proof}`)}</small>}
        </div>
        <Rating value={rating} />
      </Head>
      <Words lang={review.locale === locale ? undefined : review.locale}>{body}</Words>
      {rated.length > 0 && (
        <Details role="list">
          {rated.map(([aspect, stars]) => (
            <li key={aspect}>{t(`detail.${aspect}`, { stars })}</li>
          ))}
        </Details>
      )}
      {reply && (
        <Reply>
          <strong>{t('reply.title')}</strong>
          <Words>{reply.body}</Words>
        </Reply>
      )}
      <Actions>
        {canReply && !reply && (
          <Button variant="ghost" size="sm" aria-label={t('reply.label', { author })} onClick={() => onOpen('reply', review)}>
            {t('reply')}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          icon={flagIcon}
          aria-label={t('report.label', { author })}
          onClick={() => onOpen('report', review)}
        >
          {t('report')}
        </Button>
      </Actions>
    </Card>
  );
}
