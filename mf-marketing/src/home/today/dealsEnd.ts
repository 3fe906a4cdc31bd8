import { translator, type Locale } from '@marketplace/section-kit';
import { splitTime } from '@marketplace/section-kit/time-left';
import { formatDate } from '@marketplace/shared-ui';
import { dealsTimeZone } from '../dealsTimeZone';
import { dealsEndMessages } from './dealsEndMessages';
import { nextDealsChange } from './nextDealsChange';

/** The day on which the deals of this week end, and how long that is from now. */
export function dealsEnd(now: Date, locale: Locale): string {
  const t = translator(locale, dealsEndMessages);
  const end = nextDealsChange(now);
  const date = formatDate(end, locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: dealsTimeZone });
  const left = splitTime(end.getTime() - now.getTime());
  return `${t('until', { date })} ${t(`left.${left.told}`, { ...left })}`;
}
