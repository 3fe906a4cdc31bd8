import { readSettings } from '../process/readSettings.ts';
import { runProduct } from '../process/runProduct.ts';
import { runUntilStopped } from '../process/runUntilStopped.ts';

/** `npm start`: the working copy as a running product. */
await runUntilStopped(async (log) => {
  const settings = readSettings(process.env, { port: 3000, mailboxPort: 54_324 });
  return runProduct({ settings, environment: 'local', backendDir: settings.dataDir, followTree: true, command: 'npm start', log });
});
