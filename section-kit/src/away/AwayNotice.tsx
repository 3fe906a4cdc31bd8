import { useT } from '@marketplace/section-kit';
import { EmptyState } from '@marketplace/shared-ui';
import { awayMessages } from './awayMessages';

/** Somebody was signed in here, and the service does not answer: neither what is theirs nor the way to another account. */
export function AwayNotice() {
  const t = useT(awayMessages);
  return (
    <div role="status">
      <EmptyState title={t('title')} text={t('text')} />
    </div>
  );
}
