import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../../delivery/bin/sections.ts');

/**
 * Runs `npm run sections` while everything in this process goes on: what stands between visitors, servers and their collector is in it.
 *
 * @param env added to the environment, such as `DATA_DIR`
 * @throws with what it printed when it fails
 */
export async function runSections(env: Readonly<Record<string, string>>, ...words: readonly string[]): Promise<void> {
  await run(process.execPath, [script, ...words], { env: { ...process.env, ...env } });
}
