import { useT } from '@marketplace/section-kit';
import { Badge } from '@marketplace/shared-ui';
import { statusMessages, statusTones, type RequestStatus } from './statusMessages';

/** Where a request stands with one provider. */
export function StatusBadge({ status }: { status: RequestStatus }) {
  const t = useT(statusMessages);
  return <Badge tone={statusTones[status]}>{t(status)}</Badge>;
}
