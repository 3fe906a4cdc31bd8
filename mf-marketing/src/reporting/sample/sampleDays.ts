import { addDays, weekdayOf, type Day } from '../figures/measures';

/** The last day of the sample. It is fixed, so that the page looks the same to everybody. */
export const sampleEnd = '2026-10-31';
const length = 730;

/** How many look on a Monday, Tuesday … Sunday, compared with an average day. */
const byWeekday = [1.15, 1.1, 1.05, 1, 0.9, 0.8, 1];

/** Made-up: half of the answers come within this time. */
export const sampleMedianMinutes = 205;

/** Made-up figures of two years, the oldest first: a slow rise, a busy autumn, quiet Saturdays. */
export const sampleDays: readonly Day[] = Array.from({ length }, (_, index) => {
  const day = addDays(sampleEnd, index - length + 1);
  const season = 1 + 0.25 * Math.sin(((index + 120) / 365) * 2 * Math.PI);
  const views = Math.round((26 + index * 0.03) * season * byWeekday[weekdayOf(day)]! + 4 * Math.sin(index * 1.7));
  const quote_clicks = Math.round(views * (0.14 + 0.03 * Math.sin(index * 0.9)));
  const requests = Math.round(quote_clicks * (0.5 + 0.2 * Math.sin(index * 2.3)));
  const connected = Math.round(requests * (0.55 + 0.25 * Math.sin(index * 1.1)));
  const answered = Math.max(connected, Math.round(requests * 0.92));
  return {
    day,
    views,
    quote_clicks,
    call_clicks: Math.round(views * (0.06 + 0.02 * Math.sin(index * 0.7))),
    requests,
    answered,
    quoted: Math.max(connected, Math.round(answered * 0.8)),
    connected,
    hired: index % 3 === 0 ? Math.round(connected * 0.8) : 0,
  };
});
