import { runDev } from '../dev/runDev.ts';
import { readSettings } from '../process/readSettings.ts';
import { runUntilStopped } from '../process/runUntilStopped.ts';

/** `npm run dev [-- section]`: live builds of everything, or of one section inside the built product. */
await runUntilStopped(async (log) => {
  const settings = readSettings(process.env, { port: 3000, mailboxPort: 54_324 });
  return runDev(settings, process.argv[2] ?? null, log);
});
