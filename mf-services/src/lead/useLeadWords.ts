import { useLocale, useT, useToday } from '@marketplace/section-kit';
import { formatDate } from '@marketplace/shared-ui';
import { dayText, heldText } from '../fixed-price/half-days/halfDayText';
import { leadMessages } from './leadMessages';
import { leadState, type Lead } from './leadState';

/** How long the homeowner has to say whether the work is finished. */
const DAYS_TO_CONFIRM = 7;

/** @returns function of a request that says what comes next for its company */
export function useLeadWords(): (lead: Lead) => string {
  const t = useT(leadMessages);
  const locale = useLocale();
  const today = useToday();
  const day = (text: string) => formatDate(text, locale, { dateStyle: 'long', timeZone: 'UTC' });
  const nameOf = ({ contact }: Lead) => contact?.name ?? t('homeowner');

  const booked = ({ status, project }: Lead): string | null => {
    if (project.source !== 'fixed_price' || (status !== 'sent' && status !== 'viewed')) return null;
    const { slot } = project.details;
    if (!project.held_until) return t('next.requested', { day: dayText(slot.day, locale) });
    return t('next.held', { day: dayText(slot.day, locale), time: heldText(project.held_until, slot.time_zone, locale) });
  };
  const quoted = ({ quotes }: Lead): string => {
    const standing = quotes.find(({ status }) => status === 'sent');
    if (!standing) return t('next.quoted.over');
    return standing.valid_until ? t('next.quoted', { date: day(standing.valid_until) }) : t('next.interested');
  };
  const working = (lead: Lead): string => {
    const { job, project } = lead;
    switch (leadState({ ...lead, source: project.source }, today)) {
      case 'yourTurn':
        return t('next.yourTurn', { name: nameOf(lead) });
      case 'waits':
        return t('next.waits', {
          name: nameOf(lead),
          date: formatDate(daysAfter(job!.company_done_at!, DAYS_TO_CONFIRM), locale, { dateStyle: 'long' }),
        });
      case 'scheduled':
        return t('next.scheduled', { date: day(job!.first_day!) });
      case 'inProgress':
        return t('next.inProgress');
      default:
        if (project.source === 'fixed_price') return t('next.confirmed', { day: dayText(project.details.slot.day, locale) });
        return t(lead.goods ? 'next.won.list' : 'next.won');
    }
  };

  return (lead) => {
    const { status, reason, job } = lead;
    switch (status) {
      case 'sent':
      case 'viewed':
      case 'interested':
        if (lead.goods && status === 'sent') return t('next.sent.list');
        return booked(lead) ?? t(`next.${status}`);
      case 'quoted':
        return quoted(lead);
      case 'connected':
        return t('next.connected', { name: nameOf(lead) });
      case 'hired':
        return working(lead);
      case 'completed':
        if (job?.completed_by === 'staff') return t('next.completed.staff');
        return t(job?.completed_by?.startsWith('silence') ? 'next.completed.silence' : 'next.completed');
      case 'declined':
        return t(job ? 'next.declined.job' : 'next.declined');
      case 'withdrawn':
        if (reason === 'not_chosen') return t('next.withdrawn.not_chosen');
        return t(job ? 'next.withdrawn.job' : 'next.withdrawn');
      case 'expired':
        return t(reason === 'inactive' || reason === 'suspended' || reason === 'closed' ? `next.expired.${reason}` : 'next.expired');
    }
  };
}

function daysAfter(time: string, days: number): string {
  const later = new Date(time);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString();
}
