import type { Database } from '../emulator/database/Database.ts';
import type { Queue } from '../emulator/database/workQueue.ts';

const HOUR_MS = 3_600_000;

/**
 * Does what a hosted project schedules for once a day (docs/operations.md, "Daily maintenance"), now and every hour: a process on a
 * laptop rarely runs at a given time of day. A failure is written to the log and tried again.
 *
 * @param hasDiskSpace false while the disk is full: a write would make PGlite stand still
 * @returns ends the rounds
 */
export function runHousekeeping(database: Database, queue: Queue, hasDiskSpace: () => boolean): () => void {
  const round = () => {
    if (!hasDiskSpace()) return;
    queue
      .run(() => database.query('select private.daily_maintenance()', []))
      .catch((error: unknown) => console.error('The daily maintenance failed; the next try is in an hour.', error));
  };
  round();
  const timer = setInterval(round, HOUR_MS).unref();
  return () => clearInterval(timer);
}
