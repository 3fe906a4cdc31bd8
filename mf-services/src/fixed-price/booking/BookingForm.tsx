import { useAuth } from 'section-kit';
import { useEffect, useState } from 'react';
import { Card, Skeleton } from 'shared-ui';
import { openDraft } from '../../quote-request/draft/draftStore';
import type { QuoteDraft } from '../../quote-request/draft/QuoteDraft';
import { BookingFields, type BookingFieldsProps } from './BookingFields';

/** The form with what was typed on this device before: a reload, signing in or an update loses nothing. */
export function BookingForm(props: Omit<BookingFieldsProps, 'kept'>) {
  const { status, user } = useAuth((state) => state);
  const { service } = props;
  const owner = user?.id ?? null;
  const [kept, setKept] = useState<{ key: string; draft: QuoteDraft } | null>(null);
  const isKnown = status !== 'loading';
  useEffect(() => {
    if (isKnown) setKept(openDraft({ owner, providerId: 'fixed-price', serviceName: service }));
  }, [isKnown, owner, service]);
  if (!kept)
    return (
      <Card as="section">
        <Skeleton height={360} />
      </Card>
    );
  return <BookingFields key={kept.key} {...props} kept={kept} />;
}
