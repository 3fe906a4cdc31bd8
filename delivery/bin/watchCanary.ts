#!/usr/bin/env node
import { userInfo } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { canaryDesk } from '../canary/canaryDesk.ts';
import { readWatchSettings, watchHelp } from '../canary/readWatchSettings.ts';
import { watchCanary } from '../canary/watchCanary.ts';
import { openCanaryKey } from '../keys/signingKey.ts';
import { runUntilStopped } from '../process/runUntilStopped.ts';

const options = { env: { type: 'string' }, servers: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

/** `npm run watch:canary`: reverts a canary whose visitors fare worse than others. */
if (process.argv.slice(2).some((word) => ['--help', '-h'].includes(word))) process.stdout.write(watchHelp);
else
  await runUntilStopped(async (log) => {
    const settings = readWatchSettings(parseArgs({ options }).values, process.env);
    // Better now than when it is needed; with a bucket, whose keys count is only known there.
    if (!settings.bucket) openCanaryKey(settings.dataDir);
    const stopping = new AbortController();
    const desk = canaryDesk({ ...settings, who: `watch:canary of ${userInfo().username}`, log });
    const wait = (milliseconds: number) => pause(milliseconds, undefined, { signal: stopping.signal }).catch(() => {});
    const watching = watchCanary(desk, wait, () => stopping.signal.aborted);
    log(`The canary of ${settings.environment} is watched on ${settings.servers.join(', ')}.`);
    return async () => {
      stopping.abort();
      await watching;
    };
  });
