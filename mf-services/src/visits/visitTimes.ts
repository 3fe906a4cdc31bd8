/** A visit is offered at this many times at the most. */
export const MAX_STARTS = 5;
const DAYS_AHEAD = 28;
const DAY_MS = 86_400_000;

/** The days that a visit may be offered for: from the day after `today` ("2026-11-23") on, four weeks. */
export const daysAfter = (today: string): string[] =>
  Array.from({ length: DAYS_AHEAD }, (_, index) => new Date(Date.parse(today) + (index + 1) * DAY_MS).toISOString().slice(0, 10));

/** The times of a day on the clock of the home, every half hour by daylight and in the evening: "2026-11-24T07:30". */
export const timesOf = (day: string): string[] =>
  Array.from({ length: 27 }, (_, half) => `${day}T${String(7 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);

/** The times with this one or, where it was among them, without; in order. */
export const toggleStart = (starts: readonly string[], start: string): string[] =>
  starts.includes(start) ? starts.filter((other) => other !== start) : [...starts, start].sort();

interface Span {
  /** On the clock of a home: "2026-11-24T09:00". */
  start: string;
  minutes: number;
}

const startOf = ({ start }: Span) => Date.parse(`${start}Z`);
const endOf = (span: Span) => startOf(span) + span.minutes * 60_000;

/** Whether two visits on the same clock overlap; one may begin when the other ends. */
export const doClash = (one: Span, other: Span): boolean => startOf(one) < endOf(other) && startOf(other) < endOf(one);
