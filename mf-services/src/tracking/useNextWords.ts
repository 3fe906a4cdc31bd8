import { useLocale, useT } from '@marketplace/section-kit';
import { reachableMessages } from '@marketplace/section-kit/reachable';
import { dayText, heldText } from '../fixed-price/half-days/halfDayText';
import { useJobWords } from '../job/useJobWords';
import { hasRunOut } from './actions';
import type { ProjectView, RequestView } from './ProjectView';
import { trackingMessages } from './trackingMessages';

/** What the words depend on, of everything that was asked with one project. */
export interface StandingProject {
  /** A booking says for when it is. */
  project:
    | Pick<ProjectView['project'] & { source: 'fixed_price' }, 'source' | 'details' | 'held_until'>
    | { source: Exclude<ProjectView['project']['source'], 'fixed_price'> };
  contact: { confirmed: boolean } | null;
}

/** What the words depend on, of one company that was asked. */
export type StandingRequest = Pick<RequestView, 'status' | 'reason' | 'connected_at' | 'job'> & {
  provider: Pick<RequestView['provider'], 'name' | 'reachable'>;
  quote: { status: NonNullable<RequestView['quote']>['status'] } | null;
};

const listStates = ['interested', 'quoted', 'declined', 'completed'] as const;

/** @returns function of a request that says where it stands and what comes next */
export function useNextWords({ project, contact }: StandingProject): (request: StandingRequest) => string {
  const t = useT(trackingMessages);
  const reachable = useT(reachableMessages);
  const locale = useLocale();
  const jobWords = useJobWords('homeowner');
  return (request) => {
    const { status, provider, reason } = request;
    const { name } = provider;
    const isWaiting = status === 'sent' || status === 'viewed';
    if (isWaiting && !provider.reachable) return reachable('company', { name });
    if (status === 'expired' && (reason === 'inactive' || reason === 'suspended' || reason === 'closed'))
      return t(`next.expired.${reason}`, { name });
    if (project.source === 'fixed_price' && (isWaiting || status === 'hired' || status === 'expired')) {
      const { slot } = project.details;
      const day = dayText(slot.day, locale);
      if (status === 'hired') return t('booking.confirmed', { day, name });
      if (!isWaiting) return t('booking.expired');
      if (!project.held_until) return t('booking.requested', { day, name });
      const time = heldText(project.held_until, slot.time_zone, locale);
      return t(contact && !contact.confirmed ? 'booking.unconfirmed' : 'booking.held', { day, time, name });
    }
    if (reason === 'not_chosen') return t('next.notChosen');
    if (project.source === 'fixed_price' && status === 'withdrawn') return t('booking.cancelled');
    const work = jobWords(request, name);
    if (work) return work;
    const isKnown = request.connected_at ? '.connected' : '';
    if (hasRunOut(request)) return t(`next.quoted.expired${isKnown}`, { name });
    const listed = project.source === 'materials' && listStates.find((state) => state === status);
    if (listed) return t(listed === 'quoted' ? `list.quoted${isKnown}` : `list.${listed}`, { name });
    if (status === 'quoted') return t(`next.quoted${isKnown}`, { name });
    return t(`next.${status}`, { name });
  };
}
