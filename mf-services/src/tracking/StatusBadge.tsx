import { useT } from '@marketplace/section-kit';
import { Badge } from '@marketplace/shared-ui';
import type { ProjectView } from './ProjectView';
import { bookingWords, statusMessages, statusTones, type RequestStatus } from './statusMessages';

interface StatusBadgeProps {
  status: RequestStatus;
  /** Where the request comes from: a booking has words of its own. */
  source?: ProjectView['project']['source'];
}

/** Where a request stands with one provider. */
export function StatusBadge({ status, source }: StatusBadgeProps) {
  const t = useT(statusMessages);
  return <Badge tone={statusTones[status]}>{t((source === 'fixed_price' && bookingWords[status]) || status)}</Badge>;
}
