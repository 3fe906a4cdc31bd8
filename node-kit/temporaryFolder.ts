import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

/** A folder that is gone when the test file is done. */
export function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'marketplace-'));
  after(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
