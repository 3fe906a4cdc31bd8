import { createHash } from 'node:crypto';
import { attemptLimit, type AttemptLimit, type AttemptWindow } from '@marketplace/node-kit/attemptLimit';
import type { Database } from '../database/Database.ts';
import { hasTable } from '../database/hasTable.ts';
import type { Queue } from '../database/workQueue.ts';

const SAVE_MS = 1_000;

const READ = `
  select key, n as count, round(extract(epoch from ends_at) * 1000)::float8 as ends from emulator.attempts
   where name = $1 order by ends_at`;
/** One statement for all that changed. A row is changed in its place, so that writing again and again needs no new room. */
const WRITE = `
  with changed as (select * from jsonb_to_recordset($1::text::jsonb) as c (name text, key text, n integer, ends double precision)),
       gone as (delete from emulator.attempts as a using changed as c where a.name = c.name and a.key = c.key and c.n = 0)
  insert into emulator.attempts (name, key, n, ends_at)
  select c.name, c.key, c.n, to_timestamp(c.ends / 1000) from changed as c where c.n > 0
  on conflict (name, key) do update set n = excluded.n, ends_at = excluded.ends_at`;

/** n is 0 of what is to go. */
interface Row {
  name: string;
  key: string;
  n: number;
  ends: number;
}

interface Options {
  database: Database;
  queue: Queue;
  /** False while the disk is full: a write would make PGlite stand still. */
  mayWrite: () => boolean;
  /** In milliseconds. */
  now?: () => number;
}

/** Limits of attempts that a restart does not forget. */
interface StoredLimits {
  limit(name: string, bounds: { max: number; windowMs: number }): Promise<AttemptLimit>;
  /** Stores what was counted until now. For work that has its turn: it asks the database at once. Never rejects. */
  save(): Promise<void>;
  /** Takes out what is over, and the room it took. */
  dropOld(): Promise<void>;
  /** Stores what is left; nothing is stored afterwards. */
  stop(): Promise<void>;
}

/**
 * Limits that are counted in memory, where a check costs no query, and stored in `emulator.attempts`: each attempt within a
 * second, together with the others of that second, and before its answer where `save` is waited for. What a limit refuses is
 * not counted and so not stored either, and it remembers 10,000 keys at most: whoever guesses cannot fill the disk. Keys are
 * stored as hashes, because they hold addresses.
 */
export function storedLimits({ database, queue, mayWrite, now = Date.now }: Options): StoredLimits {
  let unsaved = new Map<string, Row>();
  /** What may have a row: of all else there is nothing to take away. */
  const stored = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const changed = (name: string) => (key: string, window: AttemptWindow | undefined) => {
    const id = `${name} ${key}`;
    if (window?.count) unsaved.set(id, { name, key, n: window.count, ends: window.ends });
    else if (stored.has(id)) unsaved.set(id, { name, key, n: 0, ends: 0 });
    else unsaved.delete(id);
    if (!stopped) timer ??= setTimeout(() => void queue.run(save), SAVE_MS).unref();
  };

  async function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!unsaved.size || !mayWrite()) return;
    const saving = unsaved;
    unsaved = new Map();
    for (const [id, { n }] of saving) {
      if (n) stored.add(id);
      else stored.delete(id);
    }
    try {
      await database.query(WRITE, [JSON.stringify([...saving.values()])]);
    } catch (error) {
      unsaved = new Map([...saving, ...unsaved]);
      console.error('Attempts to sign in could not be stored; the next attempt tries again.', error);
    }
  }

  return {
    save,
    limit: async (name, { max, windowMs }) => {
      // On a disk without room the tables may be those of an older start.
      const isThere = await hasTable(database, 'emulator.attempts');
      const rows = isThere ? await database.query<AttemptWindow & { key: string }>(READ, [name]) : [];
      for (const { key } of rows) stored.add(`${name} ${key}`);
      // A clock that was wrong when they were counted must keep nobody out for longer than the limit does.
      const latest = now() + windowMs;
      const windows = rows.map(({ key, count, ends }) => [key, { count, ends: Math.min(ends, latest) }] as const);
      const counted = attemptLimit({ max, windowMs, now, windows, changed: changed(name) });
      return { take: (key) => counted.take(hashOf(key)), giveBack: (key) => counted.giveBack(hashOf(key)) };
    },
    dropOld: async () => {
      await queue.run(() => database.query('delete from emulator.attempts where ends_at <= to_timestamp($1::float8 / 1000)', [now()]));
      // PGlite has no background process that would give the room back.
      await queue.run(() => database.query('vacuum emulator.attempts'));
    },
    stop: async () => {
      stopped = true;
      await queue.run(save);
    },
  };
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
