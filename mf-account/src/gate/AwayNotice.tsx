import { useT } from '@marketplace/section-kit';
import { EmptyState } from '@marketplace/shared-ui';
import { gateMessages } from './gateMessages';

/** Somebody was signed in here, and the service does not answer: neither their account nor the way to another one. */
export function AwayNotice() {
  const t = useT(gateMessages);
  return (
    <div role="status">
      <EmptyState title={t('away.title')} text={t('away.text')} />
    </div>
  );
}
