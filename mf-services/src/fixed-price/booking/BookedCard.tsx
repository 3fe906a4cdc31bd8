import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { reachableMessages } from '@marketplace/section-kit/reachable';
import { SampleBadge } from '@marketplace/section-kit/sample';
import { useEffect, useRef } from 'react';
import { Button, Card, LinkButton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { PrivateLink } from '../../quote-request/sheet/PrivateLink';
import { fixedPriceMessages } from '../messages';
import { clockText, dayText, heldText } from '../half-days/halfDayText';
import type { Booked } from './bookFixedPrice';

export interface Confirmation {
  booked: Booked;
  email: string;
  /** Secret of the private link. */
  token: string | null;
}

const Root = styled(Card)`
  max-width: 720px;
  margin-bottom: var(--ui-s-48);
  padding: var(--ui-s-32);
  gap: var(--ui-s-20);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
`;

/** What was asked for: with whom, when, for how much, until when it is held, and where to follow it. Takes the focus, because the form is gone. */
export function BookedCard({ confirmation: { booked, email, token }, onAgain }: { confirmation: Confirmation; onAgain: () => void }) {
  const t = useT(fixedPriceMessages);
  const reachable = useT(reachableMessages);
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { slot, total_cents } = booked.details;
  const day = dayText(slot.day, locale);
  const when = t('when.slot', {
    day,
    from: clockText(slot.opens, locale),
    to: clockText(slot.closes, locale),
  });
  const { name } = booked.provider;
  const time = booked.held_until && heldText(booked.held_until, slot.time_zone, locale);
  const held = time && t(booked.confirmed ? 'done.held' : 'done.unconfirmed', { when, email, time });
  const sentences = !booked.provider.reachable
    ? [held, reachable('company', { name })]
    : time && booked.confirmed
      ? [t('done.confirmed', { day: when, name, time }), t('done.owed')]
      : [held, t('done.answer', { provider: name })];
  const path = `/r/${token}`;
  return (
    <Root as="section">
      <h2 ref={heading} tabIndex={-1}>
        {t('done.title', { day })}
      </h2>
      {booked.provider.is_sample && (
        <p>
          <SampleBadge /> {t('done.sample')}
        </p>
      )}
      <p>{sentences.filter(Boolean).join(' ')}</p>
      <p>
        <strong>{t('done.price', { amount: formatCents(total_cents, locale) })}</strong>
      </p>
      {token && <PrivateLink path={locale === 'fr' ? `/fr${path}` : path} />}
      <Buttons>
        {token && <LinkButton href={path}>{t('done.follow')}</LinkButton>}
        <Button variant="outline" onClick={onAgain}>
          {t('done.again')}
        </Button>
      </Buttons>
    </Root>
  );
}
