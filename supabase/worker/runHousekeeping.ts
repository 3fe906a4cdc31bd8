import type { Database } from '../emulator/database/Database.ts';
import type { Queue } from '../emulator/database/workQueue.ts';

const HOUR_MS = 3_600_000;

interface HousekeepingOptions {
  database: Database;
  queue: Queue;
  /** false while the disk is full: a write would make PGlite stand still. */
  hasDiskSpace: () => boolean;
  /** Removes the bytes of a photo; undefined where nobody keeps photos. */
  removeFile: ((id: string) => Promise<void>) | undefined;
  /** Forgets caught mails of long ago; where mails are really sent there are none. @param now in milliseconds */
  dropOldMails?: (now: number) => void;
}

/**
 * Does what a hosted project schedules for once a day (docs/operations.md, "Daily maintenance"), now and every hour: a process on a
 * laptop rarely runs at a given time of day. A failure is written to the log and tried again.
 *
 * @returns ends the rounds
 */
export function runHousekeeping(options: HousekeepingOptions): () => void {
  const round = () => {
    if (!options.hasDiskSpace()) return;
    dailyMaintenance(options).catch((error: unknown) => console.error('The daily maintenance failed; the next try is in an hour.', error));
  };
  round();
  const timer = setInterval(round, HOUR_MS).unref();
  return () => clearInterval(timer);
}

/** One round: what is due in the database, then the bytes of the photos whose rows are gone, and mails kept for long enough. */
export async function dailyMaintenance({ database, queue, removeFile, dropOldMails }: HousekeepingOptions): Promise<void> {
  dropOldMails?.(Date.now());
  await queue.run(() => database.query('select private.daily_maintenance()', []));
  if (!removeFile) return;
  const photos = await queue.run(() => database.query<{ file: string }>('select file from private.deleted_photos order by deleted_at', []));
  for (const { file } of photos) {
    await removeFile(file);
    await queue.run(() => database.query('delete from private.deleted_photos where file = $1', [file]));
  }
}
