import { useT } from '@marketplace/section-kit';
import { useState } from 'react';
import { Button, FormAlert, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { RequestView } from '../../tracking/ProjectView';
import { LateHeldReview } from './LateHeldReview';
import type { ReviewDialog } from './ReviewDialog';
import { offerMessages } from './offerMessages';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  justify-items: start;
`;

interface ReviewOfferProps {
  requestId: string;
  provider: { id: string; name: string };
  /** What the author sees of it; `null` before it is written. */
  review: RequestView['review'];
  /** Secret of the private link of a guest. */
  token: string | null;
  /** Where the work was done, as far as it is known. */
  province: string | null;
  /** Reads the request again. */
  onChanged: () => Promise<unknown>;
}

/** Asks for the review of a finished job, thanks for it, or says why it waits or was taken away. */
export function ReviewOffer({ requestId, provider, review, token, province, onChanged }: ReviewOfferProps) {
  const t = useT(offerMessages);
  const [dialog, setDialog] = useState<typeof ReviewDialog | 'failed' | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (review && review.status !== 'published') {
    return <LateHeldReview review={review} token={token} onChanged={onChanged} />;
  }
  if (review) {
    return (
      <p>
        {t('offer.done')} <TextLink href={`/services/${encodeURIComponent(provider.id)}#reviews`}>{t('offer.reviews')}</TextLink>
      </p>
    );
  }
  const open = async () => {
    const loaded = await import(/* webpackChunkName: "review-dialog" */ './ReviewDialog').catch(() => null);
    setDialog(loaded ? () => loaded.ReviewDialog : 'failed');
    setIsOpen(loaded !== null);
  };
  const Dialog = dialog === 'failed' ? null : dialog;
  return (
    <Root>
      <p>{t('offer.text')}</p>
      <Button icon="Star" onClick={() => void open()}>
        {t('offer.open')}
      </Button>
      {dialog === 'failed' && <FormAlert>{t('offer.failed')}</FormAlert>}
      {Dialog && isOpen && (
        <Dialog
          requestId={requestId}
          name={provider.name}
          token={token}
          province={province}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false);
            void onChanged();
          }}
        />
      )}
    </Root>
  );
}
