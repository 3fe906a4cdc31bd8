import { readSettings } from '../process/readSettings.ts';
import { startPeers } from '../bench/startPeers.ts';
import { runProduct } from '../process/runProduct.ts';
import { runUntilStopped } from '../process/runUntilStopped.ts';

/**
 * The working copy as a running product, with what `npm run bench:paint` measures it against beside it. `STILL_DIR` is where the
 * documents without script lie, `HOLDING_PATH` the route of a section that holds.
 */
await runUntilStopped(async (log) => {
  const settings = readSettings(process.env, { port: 3000, mailboxPort: 54_324 });
  const { STILL_DIR: stillDir, HOLDING_PATH: holdingPath } = process.env;
  if (!stillDir || !holdingPath) throw new Error('Set STILL_DIR and HOLDING_PATH, or run `npm run bench:paint`, which does.');
  return runProduct({
    settings,
    environment: 'local',
    backendDir: settings.dataDir,
    followTree: true,
    command: 'npm run bench:paint',
    beside: (running) => startPeers(running, { stillDir, holdingPath }),
    log,
  });
});
