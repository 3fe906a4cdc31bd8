import { useLocale, useT } from '@marketplace/section-kit';
import { formatDate } from '@marketplace/shared-ui';
import { eventMessages } from './eventMessages';
import type { RequestEvent } from './ProjectView';
import { statusMessages } from './statusMessages';

/** What happened beside the state, by its kind and the code that the event keeps. */
const known = [
  'quote.sent',
  'quote.revised',
  'quote.withdrawn',
  'quote.expired',
  'visit.proposed',
  'visit.refused',
  'visit.cancelled',
  'visit.lapsed',
  'work.finished',
  'work.objected',
  'work.completed',
  'work.cancelled',
  'work.disputed',
  'work.settled',
  'details.photos',
] as const;

/** Why a company declines: codes, so that both sides read them in their own language. */
export const declineReasons = ['too_far', 'too_small', 'full', 'not_our_trade', 'licence', 'other'] as const;

/** @returns function that says in words what happened, for the side that reads it; of a code that is new, only of what kind it is */
export function useEventWords(side: 'homeowner' | 'company', isOfList = false): (event: RequestEvent) => string {
  const t = useT(eventMessages);
  const status = useT(statusMessages);
  const locale = useLocale();
  const day = (text: string) => formatDate(text, locale, { dateStyle: 'long', timeZone: 'UTC' });
  return ({ kind, from_status, to_status, detail }) => {
    const said = (key: string) => (typeof detail?.[key] === 'string' ? detail[key] : null);
    const [code, start, from, to] = [said('code'), said('start'), said('first_day'), said('last_day')];
    if (kind === 'status' && from_status === 'withdrawn' && to_status === 'sent') return t('status.again');
    if (kind === 'status') {
      const own = isOfList && to_status === 'hired' ? 'list.accepted' : to_status;
      const state = side === 'homeowner' || to_status === 'draft' ? status(own) : t(`status.${to_status}`);
      const reason = to_status === 'declined' && declineReasons.find((each) => each !== 'other' && each === said('reason'));
      return reason ? t('with.reason', { state, reason: t(`reason.${reason}`) }) : state;
    }
    if (kind === 'schedule' && from)
      return to ? t('schedule.fromTo', { from: day(from), to: day(to) }) : t('schedule.from', { from: day(from) });
    if (kind === 'visit' && code === 'picked' && start) {
      return t('visit.picked', {
        date: formatDate(start, locale, {
          dateStyle: 'long',
          timeStyle: 'short',
          timeZone: said('time_zone') ?? undefined,
        }),
      });
    }
    return t(known.find((key) => key === `${kind}.${code}`) ?? kind);
  };
}
