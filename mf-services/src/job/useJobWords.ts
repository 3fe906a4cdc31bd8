import { useLocale, useT, useToday } from '@marketplace/section-kit';
import { formatDate } from '@marketplace/shared-ui';
import type { RequestStatus } from '../tracking/statusMessages';
import { jobMessages } from './jobMessages';
import { finishedAt, requestState, type Job, type Side } from './requestState';

const DAY_MS = 86_400_000;
/** How long the other side has to answer before the work counts as finished. */
const DAYS_TO_ANSWER: Record<Side, number> = { homeowner: 14, provider: 7 };

/** @returns function of a request that says where its work stands and what comes next; null where there is no work to speak of */
export function useJobWords(side: Side): (request: { status: RequestStatus; job: Job | null }, name: string) => string | null {
  const t = useT(jobMessages);
  const locale = useLocale();
  const today = useToday();
  return (request, name) => {
    const { job } = request;
    const state = requestState(request, side, today);
    if (!job) return null;
    if (state === 'cancelled' && side === 'homeowner') return t('next.cancelled', { name });
    if (request.status !== 'hired') return null;
    if (job.objections >= 2 && job.objected_at) return t('next.disputed');
    if (state === 'waiting') {
      if (job.objected_at) return t('next.objected', { name });
      const end = new Date(Date.parse(finishedAt(job, side)!) + DAYS_TO_ANSWER[side] * DAY_MS);
      return t('next.waiting', { name, date: formatDate(end.toISOString(), locale, { dateStyle: 'long' }) });
    }
    const date = job.first_day ? formatDate(job.first_day, locale, { dateStyle: 'long', timeZone: 'UTC' }) : '';
    return t(`next.${side}.${state as 'hired' | 'scheduled' | 'progress' | 'turn'}`, { name, date });
  };
}
