import { parseArgs } from 'node:util';
import { runUntilStopped } from '../../process/runUntilStopped.ts';
import { help } from '../production/help.ts';
import { readServeSettings } from '../production/readServeSettings.ts';
import { runServer } from '../production/runServer.ts';

const options = { env: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

/** `npm run serve -- --env production`: serves what the registry of an environment says, and builds nothing. */
if (process.argv.slice(2).some((word) => ['--help', '-h'].includes(word))) process.stdout.write(help);
else
  await runUntilStopped(async (log) => {
    const { values } = parseArgs({ options });
    return runServer(readServeSettings(values.env, process.env), log);
  });
