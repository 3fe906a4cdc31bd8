import type { Database } from '../emulator/database/Database.ts';
import type { Queue } from '../emulator/database/workQueue.ts';

const DAY_MS = 86_400_000;

/** The bytes of photos. */
export interface KeptFiles {
  /** Resolves when the bytes are gone; nothing to remove is no failure. */
  remove(id: string): Promise<void>;
  /** The ids of files that were written before `time`, in milliseconds, and whose rows may not be there. */
  newBefore(time: number): Promise<string[]>;
  /** For one whose row is there. */
  keep(id: string): Promise<void>;
}

const HAS_ROW = `
  select exists (select from private.request_photos where file = $1)
      or exists (select from private.message_images where file = $1 and stored_at is not null)
      or exists (select from private.company_files where file = $1 and stored_at is not null) as has_row`;

/**
 * Removes the bytes of the photos whose rows are gone, and those that a process left which ended before their row was there: after a
 * day no upload of them is under way.
 */
export async function removePhotos({ database, queue, files }: { database: Database; queue: Queue; files: KeptFiles }): Promise<void> {
  const query = <Row>(sql: string, parameters: unknown[]) => queue.run(() => database.query<Row>(sql, parameters));
  for (const { file } of await query<{ file: string }>('select file from private.deleted_photos order by deleted_at', [])) {
    await files.remove(file);
    await query('delete from private.deleted_photos where file = $1', [file]);
  }
  for (const id of await files.newBefore(Date.now() - DAY_MS)) {
    const [found] = await query<{ has_row: boolean }>(HAS_ROW, [id]);
    await (found!.has_row ? files.keep(id) : files.remove(id));
  }
}
