import { useT, useToday } from '@marketplace/section-kit';
import { Badge } from '@marketplace/shared-ui';
import { statusMessages, statusTones, wordOf, type RequestStatus } from '../tracking/statusMessages';
import { jobMessages } from './jobMessages';
import { requestState, type Job, type Side } from './requestState';

interface RequestBadgeProps {
  request: { status: RequestStatus; job: Job | null };
  /** Who reads it. */
  side: Side;
  /** Of the other side. */
  name: string;
  /** Where the request comes from. */
  source?: string;
}

const isWork = (state: string) => `state.${state}` in jobMessages.catalogues.en;
const lost: readonly string[] = ['declined', 'withdrawn', 'expired', 'cancelled'];

/** Where a request stands, in the words of whoever reads it. */
export function RequestBadge({ request, side, name, source }: RequestBadgeProps) {
  const status = useT(statusMessages);
  const t = useT<string>(jobMessages);
  const state = requestState(request, side, useToday());
  const words = () => {
    if (side === 'provider' && lost.includes(state)) return t('company.lost');
    if (side === 'provider' && `company.${state}` in jobMessages.catalogues.en) return t(`company.${state}`);
    return isWork(state) ? t(`state.${state}`, { name }) : status(wordOf(request.status, source));
  };
  return <Badge tone={state === 'turn' ? 'warning' : statusTones[request.status]}>{words()}</Badge>;
}
