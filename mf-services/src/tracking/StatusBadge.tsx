import { useT } from '@marketplace/section-kit';
import { Badge } from '@marketplace/shared-ui';
import type { ProjectView } from './ProjectView';
import { statusMessages, statusTones, wordOf, type RequestStatus } from './statusMessages';

interface StatusBadgeProps {
  status: RequestStatus;
  /** Where the request comes from: a booking and a list have words of their own. */
  source?: ProjectView['project']['source'];
}

/** Where a request stands with one provider. */
export function StatusBadge({ status, source }: StatusBadgeProps) {
  const t = useT(statusMessages);
  return <Badge tone={statusTones[status]}>{t(wordOf(status, source))}</Badge>;
}
