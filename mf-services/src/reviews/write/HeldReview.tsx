import { useNotify, useT } from '@marketplace/section-kit';
import { useState } from 'react';
import { Button, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { RequestView } from '../../tracking/ProjectView';
import type { HoldAnswerDialog } from './HoldAnswerDialog';
import { heldMessages } from './heldMessages';
import { offerMessages } from './offerMessages';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  justify-items: start;
  overflow-wrap: anywhere;
`;

export type OwnReview = NonNullable<RequestView['review']>;

export interface HeldReviewProps {
  review: OwnReview;
  /** Secret of the private link of a guest. */
  token: string | null;
  /** Reads the request again. */
  onChanged: () => Promise<unknown>;
}

/** Says to its author why a review does not count yet, was refused or removed, and lets them answer once while it waits. */
export function HeldReview({ review, token, onChanged }: HeldReviewProps) {
  const { id, status, hold, answer } = review;
  const t = useT(heldMessages);
  const offer = useT(offerMessages);
  const notify = useNotify();
  const [Dialog, setDialog] = useState<typeof HoldAnswerDialog | null>(null);
  if (status === 'refused' || status === 'removed') {
    return (
      <Root>
        <p>{t(status, { reason: t(`refused.${(review.reason ?? 'other') as 'other'}`) })}</p>
        {review.explanation && <p>{t('explanation', { words: review.explanation })}</p>}
        <p>
          {t('contest')} <TextLink href="/contact">{t('contact')}</TextLink>
        </p>
      </Root>
    );
  }
  const open = async () => {
    const loaded = await import(/* webpackChunkName: "hold-answer-dialog" */ './HoldAnswerDialog').catch(() => null);
    if (!loaded) return notify({ title: offer('offer.failed'), tone: 'failure' });
    setDialog(() => loaded.HoldAnswerDialog);
  };
  return (
    <Root>
      <p>{t('held', { reason: hold.map((code) => t(`hold.${code}`)).join('; ') })}</p>
      {answer ? (
        <p>{t('answered', { answer })}</p>
      ) : (
        <Button variant="outline" onClick={() => void open()}>
          {t('answer')}
        </Button>
      )}
      {Dialog && (
        <Dialog
          reviewId={id}
          token={token}
          onClose={() => setDialog(null)}
          onDone={() => {
            setDialog(null);
            void onChanged();
          }}
        />
      )}
    </Root>
  );
}
