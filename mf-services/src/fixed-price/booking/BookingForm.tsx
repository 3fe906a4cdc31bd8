import { useAuth, useT } from '@marketplace/section-kit';
import { pagePart, usePagePart } from '@marketplace/section-kit/query';
import { useEffect, useState } from 'react';
import { Card, ErrorState, Skeleton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { openDraft } from '../../quote-request/draft/draftStore';
import { noDraft, type QuoteDraft } from '../../quote-request/draft/QuoteDraft';
import { fixedPriceMessages } from '../messages';
import type { BookingFieldsProps } from './BookingFields';

// The fields bring the library of forms, which nobody needs before the price is read.
const part = pagePart('services/booking-fields', () => import(/* webpackChunkName: "booking-fields" */ './BookingFields'));

const unknown = { key: '', draft: noDraft };

const Frame = styled.fieldset`
  display: contents;
`;

/** The form with what was typed on this device before: a reload, signing in or an update loses nothing. */
export function BookingForm(props: Omit<BookingFieldsProps, 'kept'>) {
  const t = useT(fixedPriceMessages);
  const { status, user } = useAuth((state) => state);
  const { service } = props;
  const owner = user?.id ?? null;
  const [kept, setKept] = useState<{ key: string; draft: QuoteDraft } | null>(null);
  const fields = usePagePart(part);
  const isKnown = status !== 'loading';
  useEffect(() => {
    if (isKnown) setKept(openDraft({ owner, providerId: 'fixed-price', serviceName: service }));
  }, [isKnown, owner, service]);

  if (fields.error) return <ErrorState title={t('form.failed')} text={t('form.failed.text')} onRetry={() => void fields.refetch()} />;
  if (!fields.data)
    return (
      <Card as="section">
        <Skeleton height={360} />
      </Card>
    );
  const { BookingFields } = fields.data;
  const { key, draft } = kept ?? unknown;
  return (
    // Nothing is typed before it is known where it is kept.
    <Frame disabled={!kept}>
      <BookingFields key={key} {...props} kept={{ key, draft }} />
    </Frame>
  );
}
