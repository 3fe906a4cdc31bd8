import { useT } from '@marketplace/section-kit';
import { LatePart } from '@marketplace/section-kit/late-part';
import type { HeldReviewProps } from './HeldReview';
import { offerMessages } from './offerMessages';

const load = () => import(/* webpackChunkName: "held-review" */ './HeldReview');

/** What became of a review that does not count. Few are held or taken away, so why is no part of the page. */
export function LateHeldReview(props: HeldReviewProps) {
  const t = useT(offerMessages);
  return (
    <LatePart name="services/held-review" load={load} failed={t('held.failed')}>
      {({ HeldReview }) => <HeldReview {...props} />}
    </LatePart>
  );
}
