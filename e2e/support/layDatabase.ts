import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** Names the variable with the data directory of a first start, whose product has stopped. */
export const preparedDatabase = 'PREPARED_DATA_DIR';

/**
 * Puts the database of a first start into a new data directory: migrations and samples take ten seconds of a processor, a copy
 * a tenth of one. Without one that is prepared, and where there is a database, nothing happens.
 */
export function layDatabase(dataDir: string): void {
  const prepared = process.env[preparedDatabase];
  const target = join(dataDir, 'pg');
  if (prepared && !existsSync(target)) cpSync(join(prepared, 'pg'), target, { recursive: true });
}
