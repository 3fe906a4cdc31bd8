import type { Database } from '../emulator/database/Database.ts';
import type { Queue } from '../emulator/database/workQueue.ts';
import { forgetMails, type CaughtMails } from './forgetMails.ts';
import { removePhotos, type KeptFiles } from './removePhotos.ts';

const HOUR_MS = 3_600_000;
/** What is left then waits for the next hour. */
const MAX_BATCHES = 5_000;
/** Of each step, or accounts that end, in a batch: as long as one takes, everybody waits. */
export const BATCH_SIZE = 5;
const DUE_STEPS = `select more, failed from jsonb_to_record(private.due_steps(now(), ${BATCH_SIZE})) as round (more boolean, failed jsonb)`;
const DAILY = `select private.daily_maintenance(${BATCH_SIZE}) as more`;

interface HousekeepingOptions {
  database: Database;
  queue: Queue;
  /** false while the disk is full: a write would make PGlite stand still. */
  hasDiskSpace: () => boolean;
  /** undefined where nobody keeps photos. */
  files: KeptFiles | undefined;
  /** Where mails are really sent there are none. */
  mails?: CaughtMails;
  /** What counts attempts and mails that were asked for: each takes out what no limit reaches back to. */
  counts?: readonly { dropOld(): Promise<void> }[];
}

/**
 * Does what a hosted project schedules (docs/operations.md, "Maintenance"), now and every hour: a process on a laptop rarely runs
 * at a given time of day. A failure is written to the log and tried again.
 *
 * @returns ends the rounds
 */
export function runHousekeeping(options: HousekeepingOptions): () => void {
  const round = () => {
    if (!options.hasDiskSpace()) return;
    const failed = (error: unknown) => console.error('The maintenance failed; the next try is in an hour.', error);
    dueSteps(options).catch(failed);
    dailyMaintenance(options).catch(failed);
  };
  round();
  const timer = setInterval(round, HOUR_MS).unref();
  return () => clearInterval(timer);
}

/**
 * What time brings to requests, visits and quotes, in batches between which others have their turn. A step that failed is written to
 * the log; the others are done.
 */
export async function dueSteps({ database, queue }: Pick<HousekeepingOptions, 'database' | 'queue'>): Promise<void> {
  const failed: Record<string, string> = {};
  await inBatches(async () => {
    const [round] = await queue.run(() => database.query<{ more: boolean; failed: Record<string, string> }>(DUE_STEPS, []));
    Object.assign(failed, round!.failed);
    return round!.more;
  });
  for (const [step, message] of Object.entries(failed)) console.error(`The step "${step}" failed; the next try is in an hour.`, message);
}

/** @param batch does one, and says whether there is more */
async function inBatches(batch: () => Promise<boolean>): Promise<void> {
  for (let done = 1; (await batch()) && done < MAX_BATCHES; done += 1);
}

/**
 * One round of the daily maintenance: mails and counts kept for long enough, what is due in the database, in batches, the caught mails of who was deleted,
 * and the bytes of the photos that have no rows.
 */
export async function dailyMaintenance({ database, queue, files, mails, counts = [] }: HousekeepingOptions): Promise<void> {
  mails?.dropOld(Date.now());
  for (const count of counts) await count.dropOld();
  await inBatches(async () => (await queue.run(() => database.query<{ more: boolean }>(DAILY, [])))[0]!.more);
  if (mails) await forgetMails({ database, queue, mails });
  if (files) await removePhotos({ database, queue, files });
}
