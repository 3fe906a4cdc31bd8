import type { TestDatabase } from '../support/testDatabase.ts';
import type { World } from './World.ts';

/** What the calendars say in a transaction, in which no time passes. */
export interface Clock extends Pick<World, 'isPastNine' | 'isPastTen' | 'utcAhead'> {
  /** The date at the home. */
  homeDay: string;
  /** The date on which what is good until today ends: the last one of Canada. */
  lastDay: string;
}

/** Reads the clock of the open transaction. */
export async function readClock(database: TestDatabase): Promise<Clock> {
  const [clock] = await database.query<Clock>(
    `select here::time >= '09:00' as "isPastNine", here::time >= '10:00' as "isPastTen", here::date::text as "homeDay",
            private.canada_today()::text as "lastDay", (now() at time zone 'UTC')::date - private.canada_today() as "utcAhead"
       from (select now() at time zone 'America/Regina' as here) as home`,
  );
  return clock!;
}

/** The date so many days after another, both as "2026-12-01". */
export const dayAfter = (date: string, days: number): string => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
