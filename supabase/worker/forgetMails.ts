import type { Database } from '../emulator/database/Database.ts';
import type { Queue } from '../emulator/database/workQueue.ts';

/** Mails that were caught instead of sent. */
export interface CaughtMails {
  /** Forgets what is kept for long enough. @param now in milliseconds */
  dropOld(now: number): void;
  /** Forgets what went to an address or names it. @param until in milliseconds */
  dropOf(address: string, until: number): void;
}

/** Drops the caught mails of the people who were deleted; what a stop leaves undone is done by the next round. */
export async function forgetMails({ database, queue, mails }: { database: Database; queue: Queue; mails: CaughtMails }): Promise<void> {
  const forgotten = await queue.run(() =>
    database.query<{ address: string; until: number }>(
      'select address, extract(epoch from forgotten_at)::float8 * 1000 as until from emulator.forgotten_addresses',
    ),
  );
  for (const { address, until } of forgotten) {
    mails.dropOf(address, until);
    await queue.run(() =>
      database.query(
        'delete from emulator.forgotten_addresses where address = $1 and extract(epoch from forgotten_at)::float8 * 1000 = $2::float8',
        [address, until],
      ),
    );
  }
}
