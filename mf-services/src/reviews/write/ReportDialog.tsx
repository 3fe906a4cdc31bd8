import { useT } from '@marketplace/section-kit';
import { ReportDialog as Report } from '../../report/ReportDialog';
import type { AboutReview } from './useReviewDialog';
import { writeMessages } from './writeMessages';

/** Tells staff what is wrong with a review. */
export function ReportDialog({ review: { id }, author, onClose }: AboutReview) {
  const t = useT(writeMessages);
  return (
    <Report
      kind="review"
      id={id}
      reasons={['spam', 'abuse', 'private', 'not_customer', 'other']}
      title={t('report.title', { author })}
      lead={t('report.lead')}
      done={t('report.done.text')}
      onClose={onClose}
    />
  );
}
