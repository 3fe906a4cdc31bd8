#!/usr/bin/env node
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { openBucket } from '../bucket/openBucket.ts';
import { runVerb } from '../sections/runVerb.ts';
import { runCommand } from './runCommand.ts';

/** `npm run sections -- <verb>`: publishes builds and says what environments run. */
await runCommand(async () => {
  const { env, argv } = process;
  const desk = { dataDir: resolve(env.DATA_DIR || '.data'), who: userInfo().username, bucket: openBucket(env) };
  const { code, output, errors } = await runVerb(argv.slice(2), desk);
  process.stdout.write(output);
  process.stderr.write(errors);
  process.exitCode = code;
});
