import { callFunction, formatCents, useDb, useLocale, useNotify, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, SelectField } from '@marketplace/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { clockText, dayText, heldText } from '../../fixed-price/half-days/halfDayText';
import type { ProjectView } from '../../tracking/ProjectView';
import type { RequestStatus } from '../../tracking/statusMessages';
import { confirmBookingMessages } from './confirmBookingMessages';

const reasons = ['full', 'too_far', 'too_small', 'not_our_trade', 'licence', 'other'] as const;

const Root = styled.section`
  display: grid;
  gap: var(--ui-s-12);
  & > h2 { font-size: 1.125rem; }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--ui-s-12);
`;

interface ConfirmBookingProps {
  /** As much of a booked request as its team needs. `held_until`: when the half day is free for others again. */
  request: {
    id: string;
    status: RequestStatus;
    details: Extract<ProjectView['project'], { source: 'fixed_price' }>['details'];
    held_until: string | null;
  };
  /** Reads the request again; resolves when it is shown. */
  onChanged: () => Promise<unknown>;
}

/** With which a team confirms a half day that was booked at the list price, or gives it free with a reason. */
export function ConfirmBooking({ request: { id, status, details, held_until }, onChanged }: ConfirmBookingProps) {
  const t = useT(confirmBookingMessages);
  const db = useDb();
  const locale = useLocale();
  const notify = useNotify();
  const write = useWrite();
  const [reason, setReason] = useState<string>(reasons[0]);
  const [last, setLast] = useState<'hired' | 'declined'>('hired');
  if (status !== 'sent' && status !== 'viewed') return null;
  const { slot, total_cents } = details;

  const answer = async (to: 'hired' | 'declined') => {
    setLast(to);
    const refused = await write.run(async () => {
      if (to === 'hired') await callFunction(db, 'confirm_booking', { request_id: id });
      else await callFunction(db, 'advance_request', { request_id: id, to_status: 'declined', reason });
      notify({ title: t(`done.${to}`), tone: 'success' });
      await onChanged();
    });
    if (refused?.field === 'slot') await onChanged();
  };
  const { field } = write.refusal ?? {};
  return (
    <Root aria-label={t('confirm')}>
      <h2>{t('title', { day: dayText(slot.day, locale), from: clockText(slot.opens, locale), to: clockText(slot.closes, locale) })}</h2>
      <p>{t('price', { amount: formatCents(total_cents, locale) })}</p>
      {held_until && <p>{t('until', { time: heldText(held_until, slot.time_zone, locale) })}</p>}
      <Row>
        <Button busy={write.busy} disabled={write.blocked} onClick={() => void answer('hired')}>
          {t('confirm')}
        </Button>
      </Row>
      <Row>
        <SelectField
          label={t('reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          options={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        />
        <Button variant="outline" busy={write.busy} disabled={write.blocked} onClick={() => void answer('declined')}>
          {t('release')}
        </Button>
      </Row>
      <RefusalAlert
        write={write}
        onRetry={() => void answer(last)}
        words={field === 'confirm' ? t('waits') : field === 'slot' ? t('slot') : undefined}
      />
    </Root>
  );
}
