import { join } from 'node:path';
import { readSettings } from '../process/readSettings.ts';
import { runProduct } from '../process/runProduct.ts';
import { runUntilStopped } from '../process/runUntilStopped.ts';

/**
 * `npm run staging`: the same product on its own registry and its own data, over the same published builds. The first
 * start fills the registry from the working copy; afterwards only promotions change what it runs.
 */
await runUntilStopped(async (log) => {
  const settings = readSettings(process.env, { port: 3100, mailboxPort: 54_325 });
  const backendDir = join(settings.dataDir, 'staging');
  return runProduct({ settings, environment: 'staging', backendDir, followTree: false, command: 'npm run staging', log });
});
