#!/usr/bin/env node
import { buildPackage } from '../build/buildPackage.ts';
import { warnOfDueFacts } from '../content/checks/warnOfDueFacts.ts';
import { runCommand } from './runCommand.ts';

// Whoever started it holds the lock of this working copy, and is gone: another build may begin.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

/** `npm run build` of one package: builds the package of the current folder, and warns of facts that are about to pass. */
await runCommand(async () => {
  await buildPackage(process.cwd());
  warnOfDueFacts([process.cwd()]);
});
