import { useLocale, useT, type Locale, type Translate } from '@marketplace/section-kit';
import { formatDate, formatNumber } from '@marketplace/shared-ui';
import type { Grouping } from './figures/groupDays';
import type { reportingEnglish } from './reportingEnglish';
import { reportingMessages } from './reportingMessages';

export interface ReportWords {
  t: Translate<keyof typeof reportingEnglish>;
  locale: Locale;
  number: (value: number, digits?: number) => string;
  percent: (share: number) => string;
  /** How long something takes, as people say it: minutes, at least one, hours and minutes, or days. */
  duration: (minutes: number) => string;
  /** "12 minutes ago", "3 days ago". */
  ago: (minutes: number) => string;
  date: (day: string) => string;
  /** What a day, week or month is called, by the day it begins on. */
  group: (start: string, by: Grouping) => string;
  weekday: (day: string) => string;
}

/** Texts, figures and dates of the report in the visitor's language. */
export function useReportWords(): ReportWords {
  const t = useT(reportingMessages);
  const locale = useLocale();
  const date = (day: string, options: Intl.DateTimeFormatOptions) => formatDate(day, locale, { ...options, timeZone: 'UTC' });
  return {
    t,
    locale,
    number: (value, digits = 0) => formatNumber(value, locale, { maximumFractionDigits: digits }),
    percent: (share) => formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 1 }),
    duration: (minutes) => {
      const unit = (value: number, of: 'minute' | 'hour' | 'day', digits = 0) =>
        formatNumber(value, locale, { style: 'unit', unit: of, unitDisplay: 'long', maximumFractionDigits: digits });
      if (minutes < 60) return unit(Math.max(1, minutes), 'minute');
      if (minutes >= 48 * 60) return unit(minutes / 60 / 24, 'day', 1);
      const rest = minutes % 60;
      return [unit(Math.floor(minutes / 60), 'hour'), ...(rest > 0 ? [unit(rest, 'minute')] : [])].join(' ');
    },
    ago: (minutes) => {
      const format = new Intl.RelativeTimeFormat(`${locale}-CA`, { numeric: 'auto' });
      if (minutes < 60) return format.format(-Math.floor(minutes), 'minute');
      if (minutes < 60 * 24) return format.format(-Math.floor(minutes / 60), 'hour');
      return format.format(-Math.floor(minutes / 60 / 24), 'day');
    },
    date: (day) => date(day, { dateStyle: 'long' }),
    group: (start, by) => date(start, by === 'month' ? { month: 'long', year: 'numeric' } : { dateStyle: 'medium' }),
    weekday: (day) => date(day, { weekday: 'long' }),
  };
}
