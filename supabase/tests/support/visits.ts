import type { Actor } from '../attacks/AttackFeature.ts';
import { callAs } from './callAs.ts';
import type { TestDatabase } from './testDatabase.ts';

export interface Visit {
  id: string;
  minutes: number;
  place: string;
  starts: string[];
  picked: string | null;
  status: string;
  revision: number;
  note: string | null;
  calendar_id: string;
  time_zone: string;
}

export const address = '12 Elm Street, Toronto';

/** A time as a company writes it, some days from today on the clock of a zone. */
export async function localTime(database: TestDatabase, days: number, time = '09:00', zone = 'America/Toronto'): Promise<string> {
  const [row] = await database.query<{ day: string }>("select to_char((now() at time zone $1)::date + $2::int, 'YYYY-MM-DD') as day", [
    zone,
    String(days),
  ]);
  return `${row!.day}T${time}`;
}

/** A proposal of two visits next week, of which `changes` replace parts. */
export const newVisit = async (database: TestDatabase, request_id: string, changes: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  request_id,
  minutes: 60,
  place: 'site',
  starts: [await localTime(database, 3), await localTime(database, 4, '13:30')],
  ...changes,
});

/** Offers a visit as the company. */
export const propose = async (
  database: TestDatabase,
  request_id: string,
  changes: Record<string, unknown> = {},
  actor: Actor = 'provider',
) => callAs<Visit>(database, actor, 'propose_visit', { visit: await newVisit(database, request_id, changes) });
