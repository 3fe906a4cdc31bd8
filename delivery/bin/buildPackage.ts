#!/usr/bin/env node
import { buildPackage } from '../build/buildPackage.ts';
import { runCommand } from './runCommand.ts';

/** `npm run build` of one package: builds the package of the current folder. */
await runCommand(() => buildPackage(process.cwd()));
