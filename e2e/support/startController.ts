import { startCommand, type RunningCommand } from './startCommand.ts';

/** Starts what watches the canary of the local environment of a product, as `npm run watch:canary` does. */
export function startController(dataDir: string, siteUrl: string): RunningCommand {
  return startCommand('watchCanary.ts', ['--env', 'local', '--servers', siteUrl], { DATA_DIR: dataDir });
}
