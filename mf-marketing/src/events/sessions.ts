import type { Localized } from '@marketplace/section-kit';
import type { EventKind } from '../../content/events/collection';
import { list } from '../../content/events/list';
import { easternWeekday } from '../page-blocks/easternWeekday';
import type { Audience } from './audiences';

/** One date of a session that comes again. */
export interface Session extends Pick<EventKind, 'audience' | 'minutes' | 'isOnline'> {
  /** Slug of what takes place. */
  kind: string;
  words: Localized<EventKind>;
  start: Date;
}

/**
 * The next dates of the sample calendar. They are computed from a rule such as "first Tuesday of the month at noon,
 * Eastern time", so that none is ever past.
 *
 * @param audience `null` for everybody
 * @param count how many, the nearest first
 */
export function nextSessions(now: Date, audience: Audience | null, count: number): Session[] {
  const first = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const months = Array.from({ length: 13 }, (_, index) => first + index);
  return list
    .filter(({ words }) => !audience || words.en.audience.includes(audience))
    .flatMap(({ slug: kind, words }) =>
      months
        .filter((month) => words.en.months?.includes(month % 12) ?? true)
        .map((month): Session => {
          const { audience: whom, minutes, isOnline } = words.en;
          return { kind, words, audience: whom, minutes, isOnline, start: easternWeekday(words.en, Math.floor(month / 12), month % 12) };
        }),
    )
    .filter(({ start }) => start > now)
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .slice(0, count);
}
