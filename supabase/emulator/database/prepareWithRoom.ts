import type { App } from '@supabase/lite';
import { noRoom } from '../disk/diskRoom.ts';
import type { Settings } from '../readSettings.ts';
import type { Database } from './Database.ts';
import { openPrepared, prepareDatabase } from './prepareDatabase.ts';
import type { Queue } from './workQueue.ts';

interface RoomOptions {
  database: Database;
  app: App;
  settings: Settings;
  queue: Queue;
  /** Whether the disk has room for what the database writes. */
  hasDiskSpace: () => boolean;
}

interface Preparation {
  /** Whether the database may be written to: there is room, and everything is in place. */
  mayWrite: () => boolean;
  stop: () => void;
}

const LOOK_MS = 1_000;

/**
 * Prepares the database now, or where there is no room on the disk as soon as there is. Until then it answers reads, with what
 * an earlier start has prepared.
 *
 * @throws StartupError when there is no room and a migration is missing
 */
export async function prepareWithRoom({ database, app, settings, queue, hasDiskSpace }: RoomOptions): Promise<Preparation> {
  const prepare = () => prepareDatabase(database, app, settings);
  let isPrepared = hasDiskSpace();
  if (isPrepared) await prepare();
  else if (!(await openPrepared(database, app, settings)))
    throw noRoom(settings.dataDirectory, 'the database cannot be brought up to date');

  let timer: NodeJS.Timeout | undefined;
  const lookLater = () => {
    if (!isPrepared) timer = setTimeout(() => void look(), LOOK_MS).unref();
  };
  const look = async () => {
    try {
      if (hasDiskSpace()) await queue.run(prepare).then(() => (isPrepared = true));
    } catch (error) {
      console.error('There is room again, but the database could not be prepared; the next try is in a second.', error);
    }
    lookLater();
  };
  lookLater();
  return { mayWrite: () => isPrepared && hasDiskSpace(), stop: () => clearTimeout(timer) };
}
