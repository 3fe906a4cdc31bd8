#!/usr/bin/env node
import { buildPackage } from '../build/buildPackage.ts';
import { warnOfDueFacts } from '../content/checks/warnOfDueFacts.ts';
import { runCommand } from './runCommand.ts';

/** `npm run build` of one package: builds the package of the current folder, and warns of facts that are about to pass. */
await runCommand(async () => {
  await buildPackage(process.cwd());
  warnOfDueFacts([process.cwd()]);
});
